import type { LoaderFunctionArgs } from "react-router";
import { shownAt, withBackTimes } from "#app/domain/menus/menu-times.ts";
import { findMenuRevision, openMenu } from "#app/domain/menus/menus.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { database } from "#app/http/context.ts";
import { answerMenu } from "#app/http/menu-replies.ts";
import { problemReply } from "#app/http/problems.ts";
import { endpoint } from "./endpoint.ts";
import { exampleMenu } from "./examples.ts";
import { MenuJson, menuJson } from "./menu-json.ts";
import { jsonReply } from "./replies.ts";

async function answer({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const shopId = params["shopId"] ?? "";
  if (!isShopId(shopId)) return missing();
  const db = context.get(database);
  return answerMenu({
    request,
    context,
    shopId,
    form: "json",
    edition: __BUILD_ID__,
    findRevision: () => findMenuRevision(db, shopId),
    async render() {
      const opened = await openMenu(db, shopId);
      if (!opened) return { page: missing() };
      const menu = withBackTimes(opened);
      const now = Date.now();
      return { page: jsonReply(menuJson(menu, now)), shown: shownAt(menu, now) };
    },
  });
}

function missing(): Response {
  return problemReply({ status: 404, detail: "This menu is not here" });
}

export const loader = endpoint({
  GET: {
    description: {
      summary: "A shop's whole menu, its sections and items in order",
      access: "anybody",
      gives: { status: 200, shape: MenuJson, example: exampleMenu },
      takesKey: false,
      tells: ["ETag"],
      problems: [404, 500, 503],
    },
    answer,
  },
});
export const action = loader;
