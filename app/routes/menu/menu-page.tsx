import type { Menu, Section, Shop } from "#app/domain/menus/menus.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { dialled, numbersIn, shownNumber } from "#app/domain/shops/phones.ts";
import { localPath } from "#app/messages/languages.ts";
import { LanguageLinks } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { Splash } from "#app/ui/splash.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { FoodMarkShapes } from "./food-mark.tsx";
import { ItemRow } from "./item-row.tsx";

export function MenuPage({
  menu,
  splashMs,
  script,
}: {
  menu: Menu;
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
      <ShopHeader shop={shop} />
      {sections.length > 0 && <SectionTabs sections={sections} />}
      <main>
        {sections.map((section, index) => (
          <MenuSection key={section.id} section={section} index={index} />
        ))}
        {sections.length === 0 && <p className="empty">{page.empty}</p>}
      </main>
      <MenuFooter shop={shop} />
    </>
  );
}

function ShopHeader({ shop }: { shop: Shop }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  return (
    <header>
      <h1 lang={textLanguage(shop.name, language)}>{shop.name}</h1>
      <p className="facts">
        {shop.foodType !== "" && (
          <span lang={textLanguage(shop.foodType, language)}>{shop.foodType}</span>
        )}
        {numbersIn(shop.phoneNumber).map((number) => (
          <DialledNumber key={number} number={number} />
        ))}
        <span>{rich(page.what({ small: <small /> }))}</span>
        {/* Without the detour that remembers the choice: a diner's network is slow. */}
        <LanguageLinks addressIn={(other) => localPath(other, menuPath(shop.id))} />
      </p>
    </header>
  );
}

function DialledNumber({ number }: { number: string }) {
  const language = useLanguage();
  const dials = dialled(number);
  if (dials === "") return <span lang={textLanguage(number, language)}>{number}</span>;
  return <a href={`tel:${dials}`}>{shownNumber(number)}</a>;
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

function MenuSection({ section, index }: { section: Section; index: number }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  return (
    <section id={`section-${index}`}>
      <h2 lang={textLanguage(section.name, language)}>{section.name}</h2>
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
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function MenuFooter({ shop }: { shop: Shop }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  return (
    <footer>
      {shop.footer.length > 0 && (
        <dl>
          {shop.footer.map(({ label, text }) => (
            <div key={label}>
              <dt lang={textLanguage(label, language)}>{label}</dt>
              <dd lang={textLanguage(text, language)}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className="button" href={localPath(language, "/add-shop")}>
        {page.addYours}
      </a>
    </footer>
  );
}
