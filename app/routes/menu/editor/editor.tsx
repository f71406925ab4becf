import { data, isRouteErrorResponse, redirect } from "react-router";
import { openMenu, withPlaces } from "#app/domain/menus/menus.ts";
import { MOST_PHOTO_BYTES } from "#app/domain/photos/photo.ts";
import { requireShopMember } from "#app/http/access.ts";
import { database, images, ownShopId, purgeMenu, splashMs } from "#app/http/context.ts";
import { isPlainForm, readForm } from "#app/http/forms.ts";
import { notFound, statusOf } from "#app/http/replies.ts";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import splashCss from "#app/ui/splash.css?inline";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isUnreachable } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/editor";
import { editorCss } from "./editor-css.ts";
import { EditorPage } from "./editor-page.tsx";
import type { Fields } from "./fields.ts";
import { formAnchor } from "./form-anchor.ts";
import { NoEditor } from "./no-editor.tsx";
import { readOperation } from "./operations.ts";
import { performOperation, type OperationRefusal } from "./perform-operation.ts";
import type { Reply } from "./reply.ts";

export const handle: PageHandle = {
  css: cardsCss + formsCss + splashCss + editorCss,
  client: true,
};

export const middleware: Route.MiddlewareFunction[] = [requireShopMember];

/** All of a shop's details in Hindi, nine bytes to a letter, as they are and as they were; or one photo with its wrapping. */
const MOST_BYTES = { words: 262_144, photo: MOST_PHOTO_BYTES + 65_536 };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const shopId = context.get(ownShopId);
  // With the shop in its address, what the page sends never reaches another that is logged in by then.
  if (params.shop_id === undefined) throw redirect(`/shop/edit/menu/${shopId}${url.search}`);
  const menu = await openMenu(context.get(database), shopId);
  if (!menu) throw notFound("Failed to load menu");
  const { searchParams } = url;
  return {
    menu: withPlaces(menu),
    splashMs: context.get(splashMs),
    opened: searchParams.get("open") ?? "",
    wasSaved: searchParams.has("saved"),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const shopId = context.get(ownShopId);
  const form = await readForm(request, isPhoto(request) ? MOST_BYTES.photo : MOST_BYTES.words);
  if (!form.ok) return refusal(form.refusal, []);
  const fields: Fields = [...form.value];
  const operation = readOperation(fields);
  if (!operation.ok) return refusal(operation.refusal, fields);
  const at = { db: context.get(database), images: context.get(images), shopId, now: Date.now() };
  const outcome = await performOperation(at, operation.value);
  if (!outcome?.ok) return refusal(outcome?.refusal ?? { reason: "missing" }, fields);
  context.get(purgeMenu)(shopId);
  const saved: Reply = { saved: true };
  // A plain form's page is asked for anew, so that reloading it does not send the form again.
  return isPlainForm(request) ? redirect(`${url.pathname}?saved${formAnchor(fields)}`, 303) : saved;
}

function isPhoto(request: Request): boolean {
  return request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
}

function refusal(problem: OperationRefusal | { reason: "missing" }, fields: Fields) {
  const status = problem.reason === "missing" ? 404 : statusOf(problem);
  // A file cannot be put back into a form.
  const typed = fields.flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return data<Reply>({ problem, fields: typed }, { status });
}

/** The menu as it is now; without it where it cannot be had, which leaves the editor as it is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ menu: null }));
}

/** As the action, but whatever fails on the way comes back as an answer and leaves the editor as it is. */
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

/** A photo takes its time over one bar of signal. */
const PHOTO_PATIENCE_MS = 180_000;

function whyLost(thrown: unknown) {
  // The guard sends to the login page whoever is logged out.
  if (thrown instanceof Response) return "logged-out";
  if (isRouteErrorResponse(thrown) && thrown.status === 403) return "other-shop";
  return isUnreachable(thrown) ? "unreached" : "broken";
}

/** The editor asks for the menu itself, when all that its owner did is answered. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.menu ? `Edit ${loaderData.menu.shop.name}` : "Edit menu";
  return pageMeta({ title, noindex: true });
}

export default function Editor({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.menu) return <NoEditor title="Failed to load menu" />;
  const failed =
    actionData && "problem" in actionData
      ? ({ id: 1, state: "failed", ...actionData } as const)
      : undefined;
  return <EditorPage {...loaderData} failed={failed} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  return <NoEditor title={isForbidden ? String(error.data) : "Failed to load menu"} />;
}
