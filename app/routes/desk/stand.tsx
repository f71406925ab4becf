import type { MiddlewareFunction } from "react-router";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { findShopSummary } from "#app/domain/shops/shops.ts";
import { requireOperator } from "#app/http/access.ts";
import { database } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import { standWords } from "#app/messages/stand-words.server.ts";
import formsCss from "#app/ui/forms.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { sizeNamed } from "#app/ui/stand/sizes.ts";
import { StandPage } from "#app/ui/stand/stand-page.tsx";
import standCss from "#app/ui/stand/stand.css?inline";
import standCardCss from "#app/ui/stand/stand-card.css?inline";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Route } from "./+types/stand";
import { DeskFailure } from "./desk-failure.tsx";
import { deskMeta } from "./desk-meta.ts";

// Not within the desk's layout: whatever is added to that would be printed too.
export const handle: PageHandle = { css: formsCss + standCss + standCardCss };

export const middleware: MiddlewareFunction<Response>[] = [requireOperator];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = await findShopSummary(context.get(database), params.shop_id);
  if (!shop) throw notFound("This shop isn’t here");
  const size = sizeNamed(url.searchParams.get("size"));
  const link = menuLink(shop.id);
  return { shop, size, link, code: qrCodeSvg(link), words: standWords() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData ? `QR stand of ${loaderData.shop.name}` : "QR stand");
}

export default function Stand({ loaderData }: Route.ComponentProps) {
  const { shop, size, link, code, words } = loaderData;
  const paper = size.toUpperCase();
  return (
    <StandPage
      name={shop.name}
      size={size}
      link={link}
      cards={[{ code }]}
      words={words}
      back={{ text: "Back to the shop", to: `/desk/shops/${shop.id}` }}
      heading={
        <>
          QR stand of <span lang={textLanguage(shop.name)}>{shop.name}</span>
        </>
      }
      texts={{
        size: "Size",
        millimetres: ({ width, height }) => `${width} × ${height} mm`,
        print: `Print on ${paper}`,
        how: `You can also choose Print in your browser’s menu (Ctrl+P, on a Mac ⌘P). Paper size ${paper}, scale 100%, margins none. On larger paper, cut along the card’s edge.`,
        card: () => "Stand card",
      }}
      more={
        <p>
          <a className="button" href={`/desk/shops/${shop.id}/qr.svg`}>
            Download the code (SVG)
          </a>
        </p>
      }
    >
      {shop.closedAt !== null && (
        <p className="alert">This shop is closed: its link shows no menu until it’s open again.</p>
      )}
    </StandPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskFailure error={error} />;
}
