import { data } from "react-router";
import { MAX_MENU_FILE_BYTES } from "#app/domain/menus/menu-file.ts";
import { suggestLogin } from "#app/domain/shops/suggest-login.ts";
import { database } from "#app/http/context.ts";
import { readForm } from "#app/http/forms.ts";
import type { Route } from "./+types/shop";
import { deskMeta } from "./desk-meta.ts";
import { statusOf } from "./refusals.ts";
import { performShopAct, type ShopAnswer } from "./shop-acts.ts";
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
  const form = await readForm(request, { files: MAX_MENU_FILE_BYTES });
  if (form.ok) return performShopAct({ request, context }, shop, form.value);
  const problem =
    form.refusal.reason === "too-large" && form.refusal.mostBytes > MAX_MENU_FILE_BYTES
      ? "The file is over 1 MB. Nothing was changed."
      : "The form couldn’t be read. Nothing was changed.";
  return data<ShopAnswer>({ problem }, { status: statusOf(form.refusal) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.shop.name ?? "Shop");
}

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  return <ShopPage {...loaderData} answer={actionData} />;
}
