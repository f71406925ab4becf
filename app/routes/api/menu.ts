import type { LoaderFunctionArgs } from "react-router";
import { findMenuRevision, openMenu } from "#app/domain/menus/menus.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { database } from "#app/http/context.ts";
import { problemReply } from "#app/http/problems.ts";
import { menuTag } from "#app/http/purge.ts";
import { answerByRevision } from "#app/http/revisions.ts";
import { door } from "./door.ts";
import { exampleMenu } from "./examples.ts";
import { MenuJson, menuJson } from "./menu-json.ts";
import { jsonReply } from "./replies.ts";

async function answer({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const shopId = params["shopId"] ?? "";
  if (!isShopId(shopId)) return missing();
  const db = context.get(database);
  return answerByRevision({
    request,
    tag: menuTag(shopId),
    edition: `${__BUILD_ID__}.json`,
    mediaType: "application/json",
    findRevision: () => findMenuRevision(db, shopId),
    async render() {
      const menu = await openMenu(db, shopId);
      return {
        page: menu ? jsonReply(menuJson(menu)) : missing(),
        revision: menu?.shop.revision,
      };
    },
  });
}

function missing(): Response {
  return problemReply({ status: 404, detail: "This menu is not here" });
}

export const loader = door({
  GET: {
    description: {
      summary: "A shop's whole menu, its sections and items in order",
      access: "anybody",
      gives: { status: 200, shape: MenuJson, example: exampleMenu },
      takesKey: false,
      tells: ["ETag"],
      problems: [404, 500],
    },
    answer,
  },
});
export const action = loader;
