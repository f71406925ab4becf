import { listOpenShopsAmong } from "#app/domain/shops/shops.ts";
import { database, shownMenus } from "#app/http/context.ts";
import { noteUnavailable } from "#app/http/failures.ts";
import type { Received } from "#app/http/limits.ts";
import { localPath } from "#app/messages/languages.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
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
import joinedCss from "./joined.css?inline";
import { Joined } from "./joined.tsx";
import { phoneOf } from "./phone-of.ts";

export const handle: PageHandle = {
  css: heroCss + cornerCss + homeCss + joinedCss + drawingsCss,
  messages: ["site"],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    menus: await findShownMenus({ request, context }),
    phone: phoneOf(request.headers.get("User-Agent") ?? ""),
  };
}

/** The page does without its menus while the database is down. */
async function findShownMenus(received: Received) {
  const { context } = received;
  const shopIds = (context.get(shownMenus) ?? "").split(/[\s,]+/).filter(Boolean);
  try {
    return await listOpenShopsAmong(context.get(database), shopIds);
  } catch (error) {
    noteUnavailable(error, received);
    return [];
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <PageHead path="/" />
      <link rel="manifest" href={localPath(useLanguage(), "/manifest.webmanifest")} />
      <script type="module" src={activeSection} />
      <Hero />
      <Joined shopId={loaderData.menus[0]?.id} />
      <Features />
      <Download phone={loaderData.phone} />
      <ForShops menus={loaderData.menus} />
    </main>
  );
}
