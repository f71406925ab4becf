import { redirect } from "react-router";
import { rememberLanguage } from "#app/http/language.ts";
import { isLanguage } from "#app/messages/languages.ts";
import type { Route } from "./+types/language";
import { sitePath } from "./own-path.ts";

/** Remembers a language for the pages whose paths name none, and leads on to `next`, a path of this site. */
export function loader({ request, params, url }: Route.LoaderArgs) {
  const next = sitePath(url.searchParams.get("next")) ?? "/";
  if (!isLanguage(params.language)) return redirect(next);
  return redirect(next, { headers: rememberLanguage(request, params.language) });
}
