import { redirect } from "react-router";
import { readForm } from "#app/http/forms.ts";
import type { Route } from "./+types/shared";
import { pathWithText, readShare } from "./shared-draft.ts";

/**
 * Where a phone sends what another app shares, if the worker does not take it: the app may be installed from a page
 * that does not have it. The text goes on to the form; photos have nowhere to wait, and must be chosen there.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  return redirect(form.ok ? pathWithText(readShare(form.value)) : "/nearby/new", 303);
}

/** Who comes without a share wants to post. */
export function loader() {
  return redirect("/nearby/new");
}
