import type { MiddlewareFunction } from "react-router";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { findShopSummary } from "#app/domain/shops/shops.ts";
import { requireOperator } from "#app/http/access.ts";
import { database } from "#app/http/context.ts";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/qr-svg";

export const middleware: MiddlewareFunction<Response>[] = [requireOperator];

/** The QR code of a shop's menu, as a file to keep. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = await findShopSummary(context.get(database), params.shop_id);
  if (!shop) return plainNotFound();
  return new Response(qrCodeSvg(menuLink(shop.id)), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Disposition": `attachment; filename="${shop.id}-menu-qr.svg"`,
    },
  });
}
