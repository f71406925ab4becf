import { redirect } from "react-router";
import { language } from "#app/http/context.ts";
import { plainNotFound } from "#app/http/replies.ts";
import { localPath } from "#app/messages/languages.ts";
import type { Route } from "./+types/anywhere";

/** Paths that programs ask for: a page in their place would only confuse them. */
const NO_PAGES = /^\/(assets|images)(\/|$)/;

/** Any path that nothing else answers: people are taken home, programs are told the truth. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (NO_PAGES.test(new URL(request.url).pathname)) return plainNotFound();
  return redirect(localPath(context.get(language), "/"));
}
