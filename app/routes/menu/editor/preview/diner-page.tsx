import { memo, useEffect, useMemo, useRef } from "react";
import { boardAt } from "#app/domain/shops/board-at.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { marksOf } from "#app/routes/menu/food-mark.ts";
import { SectionTabs } from "#app/routes/menu/section-tabs.tsx";
import { MenuFooter, ShopHeader } from "#app/routes/menu/shop-head.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { drawMenu, shownNow, showItem } from "./draw-menu.ts";

interface DinerPageProps {
  /** The body of the preview's document. */
  page: HTMLElement;
  menu: Menu;
  /** The dish that is being edited. */
  current: number | undefined;
}

/** The public menu page within the preview, of the same parts as the page itself. */
export function DinerPage({ page, menu, current }: DinerPageProps) {
  useItemInView({ page, menu, current });
  return <WholePage menu={menu} />;
}

/** So long nobody has gone on to another dish before the preview follows: keys that are held down go first. */
const PAUSE_MS = 120;

function useItemInView({ page, menu, current }: DinerPageProps): void {
  useEffect(() => {
    const timer = setTimeout(() => showItem(page, menu, current), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [page, menu, current]);
}

const WholePage = memo(function WholePage({ menu }: { menu: Menu }) {
  const main = useRef<HTMLElement>(null);
  const language = useLanguage();
  const [menuTexts, ui] = [useMessages("menu"), useMessages("ui")];
  const texts = useMemo(() => ({ language, menu: menuTexts, ui }), [language, menuTexts, ui]);
  const { shown, now } = useMemo(() => shownNow(menu), [menu]);
  const marks = useMemo(() => marksOf(shown), [shown]);
  useEffect(() => {
    if (!main.current) return undefined;
    const drawing = new AbortController();
    void drawMenu(main.current, { menu, texts, now, signal: drawing.signal });
    return () => drawing.abort();
  }, [menu, texts, now]);
  return (
    <>
      <ShopHeader shop={shown.shop} marks={marks} now={now} />
      {shown.sections.length > 0 && (
        <SectionTabs sections={shown.sections} hasBoard={boardAt(shown.shop, now).length > 0} />
      )}
      <main ref={main} />
      <MenuFooter {...shown} marks={marks} />
    </>
  );
});
