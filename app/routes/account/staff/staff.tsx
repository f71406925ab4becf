import { isRouteErrorResponse } from "react-router";
import { listStaff } from "#app/domain/staff/staff-logins.ts";
import { requireOwner } from "#app/http/access.ts";
import { database, ownShopId } from "#app/http/context.ts";
import { readForm } from "#app/http/forms.ts";
import { notFound, unknownForm } from "#app/http/replies.ts";
import besideCss from "#app/ui/beside-editor.css?inline";
import cardsCss from "#app/ui/cards.css?inline";
import { FailedPage } from "#app/ui/failed-page.tsx";
import formsCss from "#app/ui/forms.css?inline";
import handOverCss from "#app/ui/hand-over.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, whyUnsent } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/staff";
import { findHandOver } from "./hand-over.ts";
import { OwnerOnly } from "./owner-only.tsx";
import {
  addLogin,
  endLogin,
  refuseLongName,
  replacePassword,
  type StaffAnswer,
} from "./staff-acts.ts";
import staffCss from "./staff.css?inline";
import { StaffPage } from "./staff-page.tsx";

export const handle: PageHandle = {
  css: import.meta.env.SSR
    ? cardsCss + formsCss + languageCss + besideCss + handOverCss + staffCss
    : "",
  messages: ["staff", "problems"],
  client: true,
};

export const middleware: Route.MiddlewareFunction[] = [requireOwner];

export async function loader({ request, context }: Route.LoaderArgs) {
  const shopId = context.get(ownShopId);
  const listed = await listStaff(context.get(database), shopId);
  if (!listed) throw notFound("This shop isn’t here");
  const handOver = await findHandOver({ request, context }, listed.staff);
  return { shopId, ...listed, handOver };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!form.ok && form.refusal.reason === "too-large") return refuseLongName();
  const fields = form.ok ? Object.fromEntries(form.value) : {};
  switch (fields["operation"]) {
    case "add":
      return addLogin({ request, context }, fields);
    case "new-password":
      return replacePassword({ request, context }, fields);
    case "end":
      return endLogin({ request, context }, fields);
    default:
      throw unknownForm();
  }
}

/** As the action, but a network that fails leaves the page as it is, with all that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<StaffAnswer> {
  try {
    return await answerWithin(PATIENCE_MS, serverAction());
  } catch (thrown) {
    return { refusal: { reason: whyUnsent(thrown) } };
  }
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffPage {...loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  return isForbidden ? <OwnerOnly /> : <FailedPage />;
}
