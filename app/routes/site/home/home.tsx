import { listOpenShopsAmong } from "#app/domain/shops/shops.ts";
import { database, shownMenus } from "#app/http/context.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/home";
import activeSection from "./active-section.ts?worker&url";
import { cornerCss } from "./corner/corner-css.ts";
import { Download } from "./download.tsx";
import { Features } from "./features.tsx";
import { ForShops } from "./for-shops.tsx";
import drawingsCss from "./feature-drawings.css?inline";
import heroCss from "./hero.css?inline";
import { Hero } from "./hero.tsx";
import homeCss from "./home.css?inline";
import { phoneOf } from "./phone-of.ts";

export const handle: PageHandle = { css: heroCss + cornerCss + homeCss + drawingsCss };

export async function loader({ request, context }: Route.LoaderArgs) {
  const shopIds = (context.get(shownMenus) ?? "").split(/[\s,]+/).filter(Boolean);
  return {
    menus: await listOpenShopsAmong(context.get(database), shopIds),
    phone: phoneOf(request.headers.get("User-Agent") ?? ""),
  };
}

export function meta() {
  return pageMeta({ path: "/" });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <link rel="manifest" href="/manifest.webmanifest" />
      <script type="module" src={activeSection} />
      <Hero />
      <Features />
      <Download phone={loaderData.phone} />
      <ForShops menus={loaderData.menus} />
    </main>
  );
}
