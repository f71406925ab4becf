import { TryAgain } from "#app/ui/failed-page.tsx";

/** The page without a menu to edit; `hasFailed` if trying again may help. */
export function NoEditor({ title, hasFailed = false }: { title: string; hasFailed?: boolean }) {
  return (
    <>
      <div className="awning" />
      <main className="message">
        <h1>{title}</h1>
        {hasFailed && <TryAgain />}
        <p>
          <a className="button" href="/shop/account">
            To your login
          </a>
        </p>
        <form method="post" action="/shop/logout">
          <button className="button">Logout</button>
        </form>
      </main>
    </>
  );
}
