import { brand } from "#app/brand.ts";
import { listOpenShops } from "#app/domain/shops/shops.ts";
import { database } from "#app/http/context.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Route } from "./+types/home";
import homeCss from "./home.css?inline";

export const handle: PageHandle = { css: homeCss };

/** The shops of the local demo load; a deployment has none of them. */
const DEMO_SHOPS = ["demo-cafe", "demo-dhaba"];

export async function loader({ context }: Route.LoaderArgs) {
  return { demos: await listOpenShops(context.get(database), DEMO_SHOPS) };
}

export function meta() {
  return pageMeta({ path: "/" });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{brand.name}</h1>
      <p className="tagline">{brand.tagline}</p>
      <p>
        A <span lang="hi">नुक्कड़</span> is the street corner where neighbours meet and the food stalls
        stand. Here, every stall has a menu that opens at once: scan the code, and read.
      </p>
      {loaderData.demos.length > 0 && <Demos shops={loaderData.demos} />}
    </main>
  );
}

function Demos({ shops }: { shops: { id: string; name: string }[] }) {
  return (
    <section>
      <h2>See a menu</h2>
      <ul>
        {shops.map((shop) => (
          <li key={shop.id}>
            <a className="button" href={`/menu/${shop.id}`} lang={textLanguage(shop.name)}>
              {shop.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
