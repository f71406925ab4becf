import { brand } from "#app/brand.ts";
import type { Menu, Section, Shop } from "#app/domain/menus/menus.ts";
import { dialled, numbersIn, shownNumber } from "#app/domain/shops/phones.ts";
import { Splash } from "#app/ui/splash.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { ItemRow } from "./item-row.tsx";

/** The public menu. `script` is the address of its only script. */
export function MenuPage({
  menu,
  splashMs,
  script,
}: {
  menu: Menu;
  splashMs: number;
  script: string;
}) {
  const { shop, sections } = menu;
  return (
    <>
      <script type="module" src={script} />
      <Splash name={shop.name} milliseconds={splashMs} />
      <div className="awning" />
      <ShopHeader shop={shop} />
      {sections.length > 0 && <SectionTabs sections={sections} />}
      <main>
        {sections.map((section, index) => (
          <MenuSection key={section.id} section={section} index={index} />
        ))}
        {sections.length === 0 && <p className="empty">No items available</p>}
      </main>
      <MenuFooter shop={shop} />
    </>
  );
}

function ShopHeader({ shop }: { shop: Shop }) {
  return (
    <header>
      <h1 lang={textLanguage(shop.name)}>{shop.name}</h1>
      <p className="facts">
        {shop.foodType !== "" && <span lang={textLanguage(shop.foodType)}>{shop.foodType}</span>}
        {numbersIn(shop.phoneNumber).map((number) => (
          <DialledNumber key={number} number={number} />
        ))}
        <span>
          Menu <small>{`powered by ${brand.name}`}</small>
        </span>
      </p>
    </header>
  );
}

function DialledNumber({ number }: { number: string }) {
  const dials = dialled(number);
  if (dials === "") return <span>{number}</span>;
  return <a href={`tel:${dials}`}>{shownNumber(number)}</a>;
}

function SectionTabs({ sections }: { sections: Section[] }) {
  return (
    <nav className="tabs" aria-label="Sections">
      {sections.map((section, index) => (
        <a key={section.id} href={`#section-${index}`} lang={textLanguage(section.name)}>
          {section.name}
        </a>
      ))}
    </nav>
  );
}

function MenuSection({ section, index }: { section: Section; index: number }) {
  return (
    <section id={`section-${index}`}>
      <h2 lang={textLanguage(section.name)}>{section.name}</h2>
      {section.subheaders.length > 0 && (
        <p className="chips">
          {section.subheaders.map((text) => (
            <span key={text} lang={textLanguage(text)}>
              {text}
            </span>
          ))}
        </p>
      )}
      {section.items.length === 0 && <p className="empty">No items available</p>}
      <ul>
        {section.items.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function MenuFooter({ shop }: { shop: Shop }) {
  return (
    <footer>
      {shop.footer.length > 0 && (
        <dl>
          {shop.footer.map(({ label, text }) => (
            <div key={label}>
              <dt lang={textLanguage(label)}>{label}</dt>
              <dd lang={textLanguage(text)}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className="button" href="/add-shop">
        Add your own digital menu
      </a>
    </footer>
  );
}
