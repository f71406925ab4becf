import { redirect } from "react-router";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/anywhere";

/** Paths that programs ask for: a page in their place would only confuse them. */
const NO_PAGES = /^\/(assets|images)(\/|$)/;

/** Any path that nothing else answers: people are taken home, programs are told the truth. */
export function loader({ request }: Route.LoaderArgs) {
  return NO_PAGES.test(new URL(request.url).pathname) ? plainNotFound() : redirect("/");
}
