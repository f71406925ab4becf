import { findMenuRevision } from "#app/domain/menus/menus.ts";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { qrCodePng } from "#app/domain/shops/qr-code-png.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { database } from "#app/http/context.ts";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/code";

const SVG = ["image/svg+xml", qrCodeSvg] as const;
const PNG = ["image/png", qrCodePng] as const;

/** The QR code of an open shop's menu, as SVG or PNG. What it holds never changes. */
export async function loader({ params: { shop_id: shopId }, url, context }: Route.LoaderArgs) {
  const revision = isShopId(shopId)
    ? await findMenuRevision(context.get(database), shopId)
    : undefined;
  if (revision === undefined) return plainNotFound();
  const [type, draw] = url.pathname.endsWith(".png") ? PNG : SVG;
  return new Response(draw(menuLink(shopId)), {
    headers: { "Content-Type": type, "Cache-Control": "public, max-age=86400" },
  });
}
