import { data, type RouterContextProvider } from "react-router";
import { MAX_MENU_FILE_BYTES } from "#app/domain/menus/menu-file.ts";
import { findDeskShop } from "#app/domain/shops/desk-shops.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { suggestLogin } from "#app/domain/shops/suggest-login.ts";
import { database } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import { readForm } from "#app/http/forms.ts";
import type { Route } from "./+types/shop";
import { deskMeta } from "./desk-meta.ts";
import { statusOf } from "./refusals.ts";
import { performShopAct, type ShopAnswer } from "./shop-acts.ts";
import { ShopPage } from "./shop-page.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await shopWithId(context, params.shop_id);
  const suggested =
    shop.owners.length === 0
      ? await suggestLogin(context.get(database), shop.name, shop.id)
      : undefined;
  return { shop, suggested: suggested ?? "" };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = await shopWithId(context, params.shop_id);
  const form = await readForm(request, { files: MAX_MENU_FILE_BYTES });
  if (form.ok) return performShopAct(context, shop, form.value);
  const problem =
    form.refusal.reason === "too-large" && form.refusal.mostBytes > MAX_MENU_FILE_BYTES
      ? "The file is over 1 MB. Nothing was changed."
      : "The form couldn’t be read. Nothing was changed.";
  return data<ShopAnswer>({ problem }, { status: statusOf(form.refusal) });
}

async function shopWithId(context: Readonly<RouterContextProvider>, shopId: string) {
  const shop = isShopId(shopId) ? await findDeskShop(context.get(database), shopId) : undefined;
  if (!shop) throw notFound("This shop isn’t here");
  return shop;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.shop.name ?? "Shop");
}

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  return <ShopPage {...loaderData} answer={actionData} />;
}
