import { isRouteErrorResponse } from "react-router";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** In the place of the pages for sharing, for operators too: they have no shop. */
export function NoShare({ error }: { error: unknown }) {
  const { page } = useMessages("share");
  const { account } = useMessages("ui");
  if (!isRouteErrorResponse(error) || error.status !== 403) return <FailedPage />;
  return (
    <>
      <PageHead title={page.title} noindex />
      <div className="awning" />
      <main className="message">
        <h1>{page.title}</h1>
        <p>{page.notForOperators}</p>
        <a className="button" href="/shop/account">
          {account.title}
        </a>
      </main>
    </>
  );
}
