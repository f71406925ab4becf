import { redirect } from "react-router";
import { pathWithText, readShare } from "#app/device/share.ts";
import { readForm } from "#app/http/forms.ts";
import type { Route } from "./+types/shared";

/**
 * Where a phone sends what another app shares if the service worker is missing, as after an installation from another
 * page. The text goes on to the form; photos have to be chosen again there.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  return redirect(form.ok ? pathWithText(readShare(form.value)) : "/nearby/new", 303);
}

export function loader() {
  return redirect("/nearby/new");
}
