import { Outlet, type MiddlewareFunction } from "react-router";
import { countWaiting } from "#app/domain/desk/waiting.ts";
import { requireOperator } from "#app/http/access.ts";
import { account, database } from "#app/http/context.ts";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import handOverCss from "#app/ui/hand-over.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import tabsCss from "#app/ui/tabs.css?inline";
import type { Route } from "./+types/desk";
import { DeskFailure } from "./desk-failure.tsx";
import { deskMeta } from "./desk-meta.ts";
import caseCss from "./case.css?inline";
import deskCss from "./desk.css?inline";
import deskHandOverCss from "./hand-over.css?inline";
import listCss from "./list.css?inline";
import reportsCss from "./reports.css?inline";

export const handle: PageHandle = {
  css:
    cardsCss +
    formsCss +
    tabsCss +
    deskCss +
    handOverCss +
    deskHandOverCss +
    listCss +
    reportsCss +
    caseCss,
};

export const middleware: MiddlewareFunction<Response>[] = [requireOperator];

export async function loader({ context, url }: Route.LoaderArgs) {
  const waiting = await countWaiting(context.get(database));
  return { username: context.get(account).username, waiting, path: url.pathname };
}

export function meta() {
  return deskMeta();
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { username, waiting, path } = loaderData;
  const areas = [
    { to: "/desk/requests", name: "Requests", count: waiting.requests },
    { to: "/desk/messages", name: "Messages", count: waiting.messages },
    { to: "/desk/reports", name: "Reports", count: waiting.reports },
    { to: "/desk/appeals", name: "Appeals", count: waiting.appeals },
    { to: "/desk/words", name: "Words", count: 0 },
    { to: "/desk/shops", name: "Shops", count: 0 },
    { to: "/desk/log", name: "Log", count: 0 },
  ];
  return (
    <>
      <header className="desk-header">
        <p className="signed-in">
          <b>Desk</b> <span>{username}</span>
        </p>
        <a className="quiet-link" href="/shop/account">
          Your login
        </a>
        <form method="post" action="/shop/logout">
          <button className="button">Logout</button>
        </form>
        <nav className="areas" aria-label="Desk">
          {areas.map(({ to, name, count }) => (
            <a key={to} href={to} aria-current={path.startsWith(to) ? "page" : undefined}>
              {name}
              {count > 0 && (
                <span className="count">
                  {count}
                  <span className="unseen"> waiting</span>
                </span>
              )}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskFailure error={error} />;
}
