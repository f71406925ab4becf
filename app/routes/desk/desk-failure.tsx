import { isRouteErrorResponse } from "react-router";
import { TryAgain } from "#app/ui/failed-page.tsx";

/** What any page of the desk shows in its place when something went wrong, or is not here. */
export function DeskFailure({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) {
    return (
      <NoDesk title="Something went wrong" isOperator>
        <TryAgain />
      </NoDesk>
    );
  }
  return <NoDesk title={String(error.data)} isOperator={error.status !== 403} />;
}

function NoDesk({
  title,
  isOperator,
  children,
}: {
  title: string;
  isOperator: boolean;
  children?: React.ReactNode;
}) {
  return (
    <>
      <div className="awning" />
      <main className="message">
        <h1>{title}</h1>
        {children}
        <p>
          <a className="button" href={isOperator ? "/desk" : "/shop/account"}>
            {isOperator ? "Go to the desk" : "Go to your login"}
          </a>
        </p>
        <form method="post" action="/shop/logout">
          <button className="button">Logout</button>
        </form>
      </main>
    </>
  );
}
