import { redirect } from "react-router";
import { pathWithText, readShare } from "#app/device/share.ts";
import { readForm } from "#app/http/forms.ts";
import type { Route } from "./+types/shared";

/** Takes a share when there is no service worker. Its text goes on to the form; photos must be chosen again there. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  return redirect(form.ok ? pathWithText(readShare(form.value)) : "/nearby/new", 303);
}

export function loader() {
  return redirect("/nearby/new");
}
