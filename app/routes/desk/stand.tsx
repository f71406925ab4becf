import type { MiddlewareFunction } from "react-router";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { findShopSummary } from "#app/domain/shops/shops.ts";
import { requireOperator } from "#app/http/access.ts";
import { database } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { LANGUAGES } from "#app/messages/languages.ts";
import formsCss from "#app/ui/forms.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Route } from "./+types/stand";
import { DeskFailure } from "./desk-failure.tsx";
import { deskMeta } from "./desk-meta.ts";
import print from "./print.ts?worker&url";
import standCardCss from "./stand-card.css?inline";
import { StandCard } from "./stand-card.tsx";
import standCss from "./stand.css?inline";

const SIZES = [
  { size: "a6", name: "A6", millimetres: "105 × 148 mm" },
  { size: "a5", name: "A5", millimetres: "148 × 210 mm" },
] as const;

// Not within the desk's layout: whatever is added to that would be printed too.
export const handle: PageHandle = { css: formsCss + standCss + standCardCss };

export const middleware: MiddlewareFunction<Response>[] = [requireOperator];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = await findShopSummary(context.get(database), params.shop_id);
  if (!shop) throw notFound("This shop isn’t here");
  const wanted = url.searchParams.get("size");
  const { size } = SIZES.find(({ size }) => size === wanted) ?? SIZES[0];
  const link = menuLink(shop.id);
  const words = LANGUAGES.map((language) => ({
    language,
    scan: messagesIn(language, "menu").stand.scan,
    poweredBy: messagesIn(language, "ui").page.poweredBy,
  }));
  return { shop, size, link, code: qrCodeSvg(link), words };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData ? `QR stand of ${loaderData.shop.name}` : "QR stand");
}

export default function Stand({ loaderData }: Route.ComponentProps) {
  const { shop, size, link, code, words } = loaderData;
  return (
    <>
      <script type="module" src={print} />
      <header>
        <a href={`/desk/shops/${shop.id}`}>Back to the shop</a>
        <h1>
          QR stand of <span lang={textLanguage(shop.name)}>{shop.name}</span>
        </h1>
      </header>
      <main>
        <div className="making">
          {shop.closedAt !== null && (
            <p className="alert">
              This shop is closed: its link shows no menu until it’s open again.
            </p>
          )}
          <SizeChoice chosen={size} />
          <Printing size={size} />
          <p>
            <a className="button" href={`/desk/shops/${shop.id}/qr.svg`}>
              Download the code (SVG)
            </a>
          </p>
        </div>
        <StandCard name={shop.name} size={size} link={link} code={code} words={words} />
      </main>
    </>
  );
}

function SizeChoice({ chosen }: { chosen: string }) {
  return (
    <nav className="papers" aria-label="Size">
      {SIZES.map(({ size, name, millimetres }) => (
        <a key={size} href={`?size=${size}`} aria-current={size === chosen ? "page" : undefined}>
          <b>{name}</b> <small>{millimetres}</small>
        </a>
      ))}
    </nav>
  );
}

/** The script shows the button, and has it do what the sentence says. */
function Printing({ size }: { size: string }) {
  const paper = size.toUpperCase();
  return (
    <>
      <p>
        <button type="button" className="button primary" id="print" hidden>
          {`Print on ${paper}`}
        </button>
      </p>
      <p>
        You can also choose Print in your browser’s menu (Ctrl+P, on a Mac ⌘P). Paper size {paper},
        scale 100%, margins none. On larger paper, cut along the card’s edge.
      </p>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskFailure error={error} />;
}
