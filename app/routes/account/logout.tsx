import { redirect, redirectDocument } from "react-router";
import { endLogin } from "#app/http/sessions.ts";
import { ownPath } from "./own-path.ts";
import type { Route } from "./+types/logout";

/** Following a link logs nobody out. */
export function loader() {
  return redirect("/shop/login");
}

/**
 * Leads to the login, and from there to `?next=`. If KV fails, nobody is logged out: the cookie stays, and the page
 * offers to try again.
 */
export async function action({ request, url }: Route.ActionArgs) {
  const headers = await endLogin(request);
  const next = ownPath(url.searchParams.get("next"));
  const query = next === undefined ? "" : `?next=${encodeURIComponent(next)}`;
  return redirectDocument(`/shop/login${query}`, { status: 303, headers });
}

/** Never shown. The framework needs a component to show an error page when logging out fails. */
export default function Logout() {
  return null;
}
