import { Outlet, type MiddlewareFunction } from "react-router";
import { brand } from "#app/brand.ts";
import { requireOperator } from "#app/http/access.ts";
import { account } from "#app/http/context.ts";
import formsCss from "#app/ui/forms.css?inline";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/desk";
import deskCss from "./desk.css?inline";

export const handle: PageHandle = { css: formsCss + deskCss };

export const middleware: MiddlewareFunction<Response>[] = [requireOperator];

export function loader({ context }: Route.LoaderArgs) {
  return { username: context.get(account).username };
}

export function meta() {
  return [...pageMeta({ title: `Desk | ${brand.name}` }), { name: "robots", content: "noindex" }];
}

/** What stands around every page of the desk. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header className="desk-header">
        <h1>Desk</h1>
        <a href="/shop/account">{loaderData.username}</a>
        <form method="post" action="/shop/logout">
          <button className="button">Logout</button>
        </form>
      </header>
      <Outlet />
    </>
  );
}
