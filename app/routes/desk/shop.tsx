import { suggestLogin } from "#app/domain/shops/suggest-login.ts";
import { database } from "#app/http/context.ts";
import type { Route } from "./+types/shop";
import { deskMeta } from "./desk-meta.ts";
import { readOwnForm } from "./fields.ts";
import { performShopAct } from "./shop-acts.ts";
import { findShown } from "./hand-over.ts";
import { ShopPage } from "./shop-page.tsx";
import { shopWithId } from "./shop-with-id.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = await shopWithId(context, params.shop_id);
  const suggested =
    shop.owners.length === 0
      ? await suggestLogin(context.get(database), shop.name, shop.id)
      : undefined;
  const shown = await findShown({ request, context }, shop);
  return { shop, suggested: suggested ?? "", hasShown: shown !== undefined };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = await shopWithId(context, params.shop_id);
  return performShopAct({ request, context }, shop, await readOwnForm(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.shop.name ?? "Shop");
}

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  return <ShopPage {...loaderData} answer={actionData} />;
}
