import { menuLink } from "#app/domain/shops/menu-link.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { readOpenings } from "#app/domain/shops/openings.ts";
import { requireShopMember } from "#app/http/access.ts";
import { database, ownShopId } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import { standWords } from "#app/messages/stand-words.server.ts";
import besideCss from "#app/ui/beside-editor.css?inline";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import standCardCss from "#app/ui/stand/stand-card.css?inline";
import type { Route } from "./+types/share";
import { NoShare } from "./no-share.tsx";
import shareCss from "./share.css?inline";
import { SharePage } from "./share-page.tsx";
import tablesFormCss from "./tables-form.css?inline";

export const handle: PageHandle = {
  css: cardsCss + formsCss + languageCss + besideCss + standCardCss + tablesFormCss + shareCss,
  messages: ["share"],
};

export const middleware: Route.MiddlewareFunction[] = [requireShopMember];

export async function loader({ context }: Route.LoaderArgs) {
  const shopId = context.get(ownShopId);
  const openings = await readOpenings(context.get(database), shopId, { now: Date.now() });
  if (!openings) throw notFound("This shop isn’t here");
  const link = menuLink(shopId);
  return { shopId, ...openings, link, code: qrCodeSvg(link), words: standWords() };
}

export default function Share({ loaderData }: Route.ComponentProps) {
  return <SharePage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoShare error={error} />;
}
