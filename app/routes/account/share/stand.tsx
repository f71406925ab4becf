import { menuLink, tableLink } from "#app/domain/shops/menu-link.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { findShopSummary } from "#app/domain/shops/shops.ts";
import { requireShopMember } from "#app/http/access.ts";
import { database, ownShopId } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import { standWords } from "#app/messages/stand-words.server.ts";
import formsCss from "#app/ui/forms.css?inline";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { sizeNamed } from "#app/ui/stand/sizes.ts";
import { StandPage } from "#app/ui/stand/stand-page.tsx";
import standCss from "#app/ui/stand/stand.css?inline";
import standCardCss from "#app/ui/stand/stand-card.css?inline";
import type { Route } from "./+types/stand";
import { NoShare } from "./no-share.tsx";
import { tablesIn } from "./tables.ts";
import tablesFormCss from "./tables-form.css?inline";
import { TablesForm } from "./tables-form.tsx";

export const handle: PageHandle = {
  css: formsCss + standCss + standCardCss + tablesFormCss,
  messages: ["share"],
};

export const middleware: Route.MiddlewareFunction[] = [requireShopMember];

/** One stand, or with `?tables=` one for each of so many tables. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = await findShopSummary(context.get(database), context.get(ownShopId));
  if (!shop) throw notFound("This shop isn’t here");
  const size = sizeNamed(url.searchParams.get("size"));
  const typed = url.searchParams.get("tables");
  const tables = typed === null ? undefined : tablesIn(typed);
  const isWrong = typed !== null && tables === undefined;
  const link = menuLink(shop.id);
  const ofTables = Array.from({ length: tables ?? 0 }, (_, index) => ({
    table: index + 1,
    code: qrCodeSvg(tableLink(shop.id, index + 1)),
  }));
  const cards = typed === null ? [{ code: qrCodeSvg(link) }] : ofTables;
  return { name: shop.name, size, typed, tables, isWrong, link, cards, words: standWords() };
}

export default function Stand({ loaderData }: Route.ComponentProps) {
  const { size, typed, tables, isWrong, ...stand } = loaderData;
  const { print } = useMessages("share");
  const { name } = stand;
  const paper = size.toUpperCase();
  const ofShop = tables ? print.tableStands({ count: tables, name }) : print.stand({ name });
  const title = isWrong ? print.title : ofShop;
  return (
    <>
      <PageHead title={title} noindex />
      <StandPage
        {...stand}
        size={size}
        query={tables ? `&tables=${tables}` : ""}
        back={{ text: print.toShare, to: "/shop/share" }}
        heading={title}
        texts={{
          size: print.size,
          millimetres: print.millimetres,
          print: print.button({ paper }),
          how: print.how({ paper }),
          card: (table) => (table === undefined ? print.card : print.cardOfTable({ table })),
        }}
        more={typed !== null && <TablesForm size={size} typed={typed} isWrong={isWrong} />}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoShare error={error} />;
}
