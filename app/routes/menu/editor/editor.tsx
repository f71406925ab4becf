import { useMemo } from "react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { openMenu, withPlaces } from "#app/domain/menus/menus.ts";
import { suggestCover } from "#app/domain/shops/covers.ts";
import { requireShopMember, type Forbidden } from "#app/http/access.ts";
import { database, images, member, ownShopId, splashMs } from "#app/http/context.ts";
import { isPlainForm, LARGEST_FORM, readForm } from "#app/http/forms.ts";
import { keepForHistory } from "#app/http/menu-history.ts";
import { notFound } from "#app/http/replies.ts";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import onBehalfCss from "#app/ui/on-behalf.css?inline";
import { styleInDocument, type PageHandle } from "#app/ui/page-styles.ts";
import splashCss from "#app/ui/splash.css?inline";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isUnreachable } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/editor";
import { addedBy } from "./added.ts";
import { editorCss } from "./editor-css.ts";
import { EditorPage } from "./editor-page.tsx";
import { fieldOf, type Fields } from "./fields.ts";
import type { Reply } from "./failure.ts";
import { isPassing } from "./hold.ts";
import { NoEditor } from "./no-editor.tsx";
import { readOperation } from "./operations.ts";
import { packMenu, unpackMenu } from "./packed-menu.ts";
import { performOperation } from "./perform-operation.ts";
import { REFUSAL_STATUSES, type Refused } from "./refusal-statuses.ts";
import { mayPerform } from "./staff-may.ts";

export const handle: PageHandle = {
  css: import.meta.env.SSR
    ? cardsCss + formsCss + splashCss + languageCss + editorCss + onBehalfCss
    : styleInDocument(1),
  messages: ["bulk", "editor", "entry", "finding", "list", "photos", "problems", "saving", "staff"],
  previews: true,
  client: true,
};

export const middleware: Route.MiddlewareFunction[] = [requireShopMember];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const shopId = context.get(ownShopId);
  // With the shop in the address, nothing that the page sends can reach another shop that logs in meanwhile.
  if (params.shop_id === undefined) throw redirect(`/shop/edit/menu/${shopId}${url.search}`);
  const menu = await openMenu(context.get(database), shopId);
  if (!menu) throw notFound("not-loaded");
  const { searchParams } = url;
  return {
    menu: packMenu(withPlaces(menu)),
    role: context.get(member).role,
    suggestedCover: suggestCover(menu.shop),
    splashMs: context.get(splashMs),
    opened: searchParams.get("open") ?? "",
    wasSaved: searchParams.has("saved"),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const shopId = context.get(ownShopId);
  const form = await readForm(request, LARGEST_FORM);
  if (!form.ok) return refusal(form.refusal, []);
  const fields: Fields = [...form.value];
  const operation = readOperation(fields);
  if (!operation.ok) return refusal(operation.refusal, fields);
  const editor = context.get(member);
  if (!mayPerform(editor, operation.value.operation)) return refusal(OWNER_ONLY, fields);
  const at = { db: context.get(database), images: context.get(images), shopId, now: Date.now() };
  await keepForHistory(context, shopId, editor);
  const outcome = await performOperation(at, operation.value);
  if (!outcome?.ok) return refusal(outcome?.refusal ?? { reason: "missing" }, fields);
  const saved: Reply = { saved: true, ...addedBy(operation.value, outcome.value) };
  // Redirected, so that a reload does not send the form again.
  return isPlainForm(request) ? redirect(`${url.pathname}?saved${placeOf(fields)}`, 303) : saved;
}

const OWNER_ONLY: Refused = { reason: "owner-only" };

/** Leads back to what was changed, in a section that may be folded. */
function placeOf(fields: Fields): string {
  const sectionId = fieldOf(fields, "sectionId");
  const itemId = fieldOf(fields, "itemId");
  const isGone = fieldOf(fields, "operation") === "delete-item";
  const part =
    itemId && !isGone ? `item-${Number(itemId)}` : sectionId && `section-${Number(sectionId)}`;
  return part ? `&open=${part}#${part}` : "";
}

function isPhoto(request: Request): boolean {
  return request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
}

function refusal(refused: Refused, fields: Fields) {
  const status = REFUSAL_STATUSES[refused.reason];
  // A file cannot be put back into a form.
  const typed = fields.flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return data<Reply>({ problem: refused, fields: typed }, { status });
}

/** Null where the menu cannot be loaded, which leaves the editor as it is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ menu: null }));
}

/** Turns every failure on the way into an answer, which leaves the editor as it is. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<Reply> {
  try {
    const patience = isPhoto(request) ? PHOTO_PATIENCE_MS : PATIENCE_MS;
    return await answerWithin(patience, serverAction());
  } catch (thrown) {
    return { problem: { reason: whyLost(thrown) }, fields: [] };
  }
}

/** For one photo over one bar of signal. */
const PHOTO_PATIENCE_MS = 180_000;

function whyLost(thrown: unknown) {
  // The middleware redirects to the login page.
  if (thrown instanceof Response) return "logged-out";
  if (isRouteErrorResponse(thrown) && thrown.status === 403) return "other-shop";
  return isUnreachable(thrown) ? "unreached" : "broken";
}

/** The editor requests the menu itself, once all changes are answered. */
export function shouldRevalidate() {
  return false;
}

export default function Editor({ loaderData, actionData }: Route.ComponentProps) {
  const { menu: packed } = loaderData;
  const menu = useMemo(() => packed && unpackMenu(packed), [packed]);
  if (!loaderData.menu || !menu) return <NoEditor why="not-loaded" hasFailed />;
  const failed =
    actionData && "problem" in actionData && !isPassing(actionData.problem)
      ? ({
          id: 1,
          state: "failed",
          failure: actionData.problem,
          fields: actionData.fields,
        } as const)
      : undefined;
  return <EditorPage {...loaderData} menu={menu} failed={failed} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <NoEditor why="not-loaded" hasFailed />;
  return <NoEditor why={error.status === 403 ? (error.data as Forbidden) : "not-loaded"} />;
}
