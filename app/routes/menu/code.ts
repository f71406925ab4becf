import { findMenuRevision } from "#app/domain/menus/menus.ts";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { database } from "#app/http/context.ts";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/code";

/** The QR code of an open shop's menu, for the menu on paper. What it holds never changes. */
export async function loader({ params: { shop_id: shopId }, context }: Route.LoaderArgs) {
  const revision = isShopId(shopId)
    ? await findMenuRevision(context.get(database), shopId)
    : undefined;
  if (revision === undefined) return plainNotFound();
  return new Response(qrCodeSvg(menuLink(shopId)), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
