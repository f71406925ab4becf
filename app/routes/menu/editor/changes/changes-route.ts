import { openMenu, withPlaces } from "#app/domain/menus/menus.ts";
import { database, ownShopId } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import { requireShopMemberInJson } from "#app/routes/menu/editor/json-access.ts";
import { answerChange, readFields } from "#app/routes/menu/editor/operations/answer-change.ts";
import { stepOfRestore } from "#app/routes/menu/editor/undo/undone-restore.ts";
import type { Route } from "./+types/changes-route";
import { packMenu } from "./packed-menu.ts";

export const middleware: Route.MiddlewareFunction[] = [requireShopMemberInJson];

/** The menu as it is saved, for the editor's script, and with `?restored=` what undoes that restore. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const menu = await openMenu(context.get(database), context.get(ownShopId));
  if (!menu) throw notFound("not-loaded");
  const restored = await stepOfRestore(url.searchParams.get("restored"), menu, context);
  return Response.json({ menu: packMenu(withPlaces(menu)), restored });
}

/** Performs a change that the editor's script sends. */
export async function action({ request, context }: Route.ActionArgs) {
  const { reply, status } = await answerChange(await readFields(request), context);
  return Response.json(reply, { status });
}
