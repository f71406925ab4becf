import type { Section } from "#app/domain/menus/menus.ts";
import { suggestDrawing, type DishDrawing } from "#app/domain/menus/dish-drawings.ts";
import { isServed } from "#app/domain/menus/menu-times.ts";
import { servedTimes } from "#app/messages/served-times.ts";
import { html, type Html } from "#app/ui/html.ts";
import { itemRow } from "./item-row.ts";
import { langOf, type MenuTexts } from "./menu-texts.ts";

/**
 * The dishes of a menu in their sections, as they are at `now`. Written as text, since rendering hundreds of rows takes
 * React several times as long. Search engines read it as https://schema.org/Menu.
 */
export function menuSections(sections: Section[], now: number, texts: MenuTexts): Html {
  if (sections.length === 0) return html`<p class="empty">${texts.menu.page.empty}</p>`;
  return html`${sections.map((section, index) => menuSection(section, { index, now }, texts))}`;
}

/** One of them, at its `index` among them. */
export function menuSection(
  section: Section,
  { index, now }: { index: number; now: number },
  texts: MenuTexts,
): Html {
  const { name, subheaders, items } = section;
  const isLater = !isServed(section, now);
  const drawing = drawingOf(section);
  return html`
    <section id="section-${index}"${isLater && LATER}${drawing !== undefined && html` data-drawing="${drawing}"`} itemprop="hasMenuSection" itemscope itemtype="https://schema.org/MenuSection">
      <h2><span itemprop="name"${langOf(name, texts)}>${name}</span>${secondNameOf(section, texts)}</h2>
      ${servedLine(section, isLater, texts)}
      ${subheaders.length > 0 && chipsOf(subheaders, texts)}
      ${items.length === 0 && html`<p class="empty">${texts.menu.page.empty}</p>`}
      <ul>
        ${items.map((item) => itemRow(item, now, texts))}
      </ul>
    </section>
  `;
}

/** The drawing that its name suggests, or else the first that one of its dishes suggests. */
function drawingOf({ name, secondName, items }: Section): DishDrawing | undefined {
  // With the section’s name before it: in a veg section, no dish suggests meat.
  for (const text of [name, secondName, ...items.map((item) => `${name} ${item.name}`)]) {
    const drawing = suggestDrawing(text);
    if (drawing !== undefined) return drawing;
  }
  return undefined;
}

const LATER = html` class="later"`;

function secondNameOf({ secondName }: Section, texts: MenuTexts): Html | false {
  return secondName !== "" && html`<small${langOf(secondName, texts)}> ${secondName}</small>`;
}

function servedLine(section: Section, isLater: boolean, texts: MenuTexts): Html | false {
  const { page } = texts.menu;
  const times = servedTimes(section, texts.language);
  if (times === "") return false;
  const notNow = isLater && html` <span>${page.notNow}</span>`;
  return html`<p class="served" data-times="${times}"><em>${page.served({ times })}</em>${notNow}</p>`;
}

function chipsOf(subheaders: string[], texts: MenuTexts): Html {
  const chips = subheaders.map((text) => html`<span${langOf(text, texts)}>${text}</span>`);
  return html`<p class="chips">${chips}</p>`;
}
