import { menuAsCsv } from "#app/domain/menus/list/menu-as-csv.ts";
import { openMenu } from "#app/domain/menus/menus.ts";
import { requireShopMember } from "#app/http/access.ts";
import { database, ownShopId } from "#app/http/context.ts";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/menu-csv";

export const middleware: Route.MiddlewareFunction[] = [requireShopMember];

/** The menu as a file for a spreadsheet, for those who work for its shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const shopId = context.get(ownShopId);
  const menu = await openMenu(context.get(database), shopId);
  if (!menu) return plainNotFound();
  return new Response(menuAsCsv(menu), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${shopId}.csv"`,
    },
  });
}
