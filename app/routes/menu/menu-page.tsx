import type { Menu, Section } from "#app/domain/menus/menus.ts";
import { isServed } from "#app/domain/menus/menu-times.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { servedTimes } from "#app/messages/served-times.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Splash } from "#app/ui/splash.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { FoodMarkShapes } from "./food-mark.tsx";
import { ItemRow } from "./item-row.tsx";
import { MenuFooter, ShopHeader, TodaysBoard } from "./shop-head.tsx";

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
  const { page } = useMessages("menu");
  const ui = useMessages("ui");
  const { shop, sections } = menu;
  return (
    <>
      <PageHead
        title={page.title({ name: shop.name })}
        description={shop.description || ui.page.tagline}
        image={shop.imageKey ? `/images/${shop.imageKey}` : undefined}
        path={menuPath(shop.id)}
      />
      <script type="module" src={script} />
      <Splash name={shop.name} milliseconds={splashMs} />
      <FoodMarkShapes menu={menu} />
      <div className="awning" />
      <ShopHeader shop={shop} now={now} />
      <TodaysBoard shop={shop} now={now} />
      {sections.length > 0 && <SectionTabs sections={sections} />}
      <main>
        {sections.map((section, index) => (
          <MenuSection key={section.id} section={section} index={index} now={now} />
        ))}
        {sections.length === 0 && <p className="empty">{page.empty}</p>}
      </main>
      <MenuFooter shop={shop} />
    </>
  );
}

function SectionTabs({ sections }: { sections: Section[] }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  return (
    <nav className="tabs" aria-label={page.sections}>
      {sections.map((section, index) => (
        <a key={section.id} href={`#section-${index}`} lang={textLanguage(section.name, language)}>
          {section.name}
        </a>
      ))}
    </nav>
  );
}

function MenuSection({ section, index, now }: { section: Section; index: number; now: number }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  const isServedNow = isServed(section, now);
  const times = servedTimes(section, language);
  return (
    <section id={`section-${index}`} className={isServedNow ? undefined : "later"}>
      <h2 lang={textLanguage(section.name, language)}>
        {section.name}
        {section.secondName !== "" && (
          <small lang={textLanguage(section.secondName, language)}> {section.secondName}</small>
        )}
      </h2>
      {times !== "" && (
        <p className="served">
          {page.served({ times })}
          {!isServedNow && <em> {page.notNow}</em>}
        </p>
      )}
      {section.subheaders.length > 0 && (
        <p className="chips">
          {section.subheaders.map((text) => (
            <span key={text} lang={textLanguage(text, language)}>
              {text}
            </span>
          ))}
        </p>
      )}
      {section.items.length === 0 && <p className="empty">{page.empty}</p>}
      <ul>
        {section.items.map((item) => (
          <ItemRow key={item.id} item={item} soldOut={soldOutAt(item, now)} />
        ))}
      </ul>
    </section>
  );
}
