import { redirect, redirectDocument } from "react-router";
import { endLogin } from "#app/http/sessions.ts";
import type { Route } from "./+types/logout";

/** Following a link logs nobody out. */
export function loader() {
  return redirect("/shop/login");
}

export async function action({ request }: Route.ActionArgs) {
  const headers = await endLogin(request);
  return redirectDocument("/shop/login", { status: 303, headers });
}
