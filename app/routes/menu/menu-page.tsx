import type { Menu } from "#app/domain/menus/menus.ts";
import { boardAt } from "#app/domain/shops/board-at.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { servedTimes } from "#app/messages/served-times.ts";
import { html, type Html } from "#app/ui/html.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Splash } from "#app/ui/splash.tsx";
import itemPhotoCss from "./item-photo.css?inline";
import paperCss from "./diner/paper.css?url";
import { markShapes, marksOf } from "./food-mark.ts";
import { hasManySizes } from "./item-row.ts";
import manySizesCss from "./many-sizes.css?inline";
import { menuSections } from "./menu-sections.ts";
import { SectionTabs } from "./section-tabs.tsx";
import servedCss from "./served.css?inline";
import { MenuFooter, ShopHeader } from "./shop-head.tsx";
import boardCss from "./todays-board.css?inline";
import { todaysBoard } from "./todays-board.ts";

/** The styles of what only some menus have. */
export const MENU_EXTRAS = [itemPhotoCss, manySizesCss, servedCss, boardCss];

/** The public menu as it is at `now`. `script` is the address of its only script. */
export function MenuPage({
  menu,
  now,
  splashMs,
  script,
}: {
  menu: Menu;
  now: number;
  splashMs: number;
  script: string;
}) {
  const texts = { language: useLanguage(), menu: useMessages("menu"), ui: useMessages("ui") };
  const { shop, sections } = menu;
  const board = boardAt(shop, now);
  const marks = marksOf(menu);
  const items = sections.flatMap((section) => section.items);
  const hasTimes = sections.some((section) => servedTimes(section, texts.language));
  const hasPhotos = items.some(({ photoKey }) => photoKey !== null);
  const content = html`
    ${markShapes(marks)}
    ${hasPhotos && styleOf(itemPhotoCss)}
    ${items.some(hasManySizes) && styleOf(manySizesCss)}
    ${hasTimes && styleOf(servedCss)}
    ${board.length > 0 && styleOf(boardCss)}
    ${board.length > 0 && todaysBoard(board, menu, texts)}
    <div id="menu" itemprop="hasMenu" itemscope itemtype="https://schema.org/Menu">
      ${menuSections(sections, now, texts)}
    </div>
  `;
  return (
    <>
      <PageHead
        title={texts.menu.page.title({ name: shop.name })}
        description={shop.description || texts.ui.page.tagline}
        keywords={shop.categories.join(", ") || texts.ui.page.tagline}
        image={shop.imageKey ? `/images/${shop.imageKey}` : undefined}
        path={menuPath(shop.id)}
      />
      <script type="module" src={script} />
      {/* The script brings it along with its own. */}
      <noscript>
        <link rel="stylesheet" href={paperCss} media="print" />
      </noscript>
      <Splash name={shop.name} milliseconds={splashMs} />
      <ShopHeader shop={shop} marks={marks} now={now} />
      {sections.length > 0 && <SectionTabs sections={sections} hasBoard={board.length > 0} />}
      <main dangerouslySetInnerHTML={{ __html: content.markup }} />
      <MenuFooter {...menu} marks={marks} />
    </>
  );
}

/** Styles are no text: nothing in them is escaped. */
const styleOf = (css: string): Html => ({ markup: `<style>${css}</style>` });
