import { listDeskShops, type DeskShop } from "#app/domain/shops/desk-shops.ts";
import { database } from "#app/http/context.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Route } from "./+types/shops";
import { deskMeta } from "./desk-meta.ts";
import { readSearch } from "./fields.ts";
import { Empty, Pages, SearchForm } from "./list.tsx";
import { menuSize, ShopBadge, ShopLinks } from "./shop-facts.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = readSearch(url.searchParams);
  return { query: url.search, ...wanted, ...(await listDeskShops(context.get(database), wanted)) };
}

export function meta() {
  return deskMeta("Shops");
}

export default function Shops({ loaderData }: Route.ComponentProps) {
  const { query, words, page, shops, total } = loaderData;
  return (
    <>
      <h1>Shops</h1>
      <SearchForm query={query} label="Name, shop id or phone" words={words} />
      {shops.length === 0 && (
        <Empty words={words} page={page}>
          No shops yet. Create the first one from a request.
        </Empty>
      )}
      <ul className="cards">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} />
          </li>
        ))}
      </ul>
      <Pages query={query} page={page} total={total} />
    </>
  );
}

function ShopCard({ shop }: { shop: DeskShop }) {
  return (
    <article className="card">
      <div className="card-title">
        <h2 lang={textLanguage(shop.name)}>
          <a href={`/desk/shops/${shop.id}`}>{shop.name}</a>
        </h2>
        <ShopBadge shop={shop} />
      </div>
      <p className="facts">
        <span>{shop.id}</span>
        <span>{menuSize(shop)}</span>
        <ShopLinks shop={shop} />
      </p>
    </article>
  );
}
