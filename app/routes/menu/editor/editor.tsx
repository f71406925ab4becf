import { data, isRouteErrorResponse, redirect } from "react-router";
import { openMenu, withPlaces } from "#app/domain/menus/menus.ts";
import { done } from "#app/domain/outcome.ts";
import { suggestCover } from "#app/domain/shops/covers.ts";
import { requireShopMember, type Forbidden } from "#app/http/access.ts";
import { database, member, ownShopId, splashMs } from "#app/http/context.ts";
import { mayLocate } from "#app/http/may-locate.ts";
import { notFound } from "#app/http/replies.ts";
import type { Route } from "./+types/editor";
import { isPassing } from "./changes/hold.ts";
import { packMenu } from "./changes/packed-menu.ts";
import type { OpenedEditor } from "./editor-app.tsx";
import { EditorDocument, editorHandle } from "./editor-document.tsx";
import { editorPath } from "./editor-paths.ts";
import { FROM, nextDishId, ROW } from "./entry/plain-row.ts";
import { NoEditor } from "./no-editor.tsx";
import { answerChange, readFields } from "./operations/answer-change.ts";
import { fieldOf, type Fields } from "./operations/fields.ts";
import { answerPlace, withLitSquare } from "./shop/placed-form.ts";

export const handle = editorHandle;

export const middleware: Route.MiddlewareFunction[] = [mayLocate, requireShopMember];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const shopId = context.get(ownShopId);
  // With the shop in the address, nothing that the page sends can reach another shop that logs in meanwhile.
  if (params.shop_id === undefined) throw redirect(editorPath(shopId) + url.search);
  const menu = await openMenu(context.get(database), shopId);
  if (!menu) throw notFound("not-loaded");
  const { searchParams } = url;
  return {
    menu: packMenu(withPlaces(menu)),
    role: context.get(member).role,
    suggestedCover: suggestCover(menu.shop),
    // Without a script a page follows each save, and each form that is opened.
    splashMs: searchParams.size > 0 ? 0 : context.get(splashMs),
    opened: searchParams.get("open") ?? "",
    wasSaved: searchParams.has("saved"),
  };
}

/** Without JavaScript: performs the change that a form asks for, or looks up the shop's place. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readFields(request);
  const placed = form.ok ? await answerPlace(form.value, { request, context }) : undefined;
  if (placed) return { placed };
  const { reply, status, fields } = await answerChange(
    form.ok ? done(withLitSquare(form.value)) : form,
    context,
  );
  if ("problem" in reply) return data(reply, { status });
  // Redirected, so that a reload does not send the form again.
  return redirect(`${url.pathname}?saved${placeOf(fields, reply.id)}`, 303);
}

/** Leads back to what was changed, in a section that may be folded; from a new section on to its first dish. */
function placeOf(fields: Fields, addedId: number | undefined): string {
  const operation = fieldOf(fields, "operation");
  if (operation === "add-section" && addedId) return rowOf(addedId);
  const sectionId = fieldOf(fields, "sectionId");
  const itemId = fieldOf(fields, "itemId");
  if (sectionId && fieldOf(fields, FROM) === ROW) return rowOf(Number(sectionId));
  const isGone = operation === "delete-item";
  const part =
    itemId && !isGone ? `item-${Number(itemId)}` : sectionId && `section-${Number(sectionId)}`;
  return part ? `&open=${part}#${part}` : "";
}

/** The row for the next dish of a section. */
function rowOf(sectionId: number): string {
  return `&open=section-${sectionId}#${nextDishId(sectionId)}`;
}

/** React takes the editor over in the browser by itself, without the client router: nothing here navigates. */
export default function EditorRoute({ loaderData, actionData }: Route.ComponentProps) {
  const failed: OpenedEditor["failed"] =
    actionData && "problem" in actionData && !isPassing(actionData.problem)
      ? { id: 1, state: "failed", failure: actionData.problem, fields: actionData.fields }
      : undefined;
  const placed = actionData && "placed" in actionData ? actionData.placed : undefined;
  const splashMs = placed ? 0 : loaderData.splashMs;
  return <EditorDocument opened={{ ...loaderData, splashMs, failed }} placed={placed} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <NoEditor why="not-loaded" hasFailed />;
  return <NoEditor why={error.status === 403 ? (error.data as Forbidden) : "not-loaded"} />;
}
