import { all, make, one } from "./dom.ts";
import { fill, type DinerTexts } from "./texts.ts";

const STRIPES = 25;
const STRIPE = "v20a14 14 0 0 1-28 0V0z";

/** Every second stripe is filled. Drawn, as browsers print the awning of screens, a background, only if asked. */
const AWNING = `<svg viewBox="-1 0 ${28 * STRIPES + 2} 35" aria-hidden=true>${stripesFrom(0)}${stripesFrom(1)}</svg>`;

/** Longer names, taken together, would leave a dish's own name no room beside their columns. */
const MOST_LETTERS = 18;

/**
 * Readies the menu for paper: where people print, its code is loaded now, as the moment of printing is too late. While the
 * browser prints there is an awning, the date, and where a section's dishes come in the same sizes, these stand above
 * their prices.
 */
export function offerPaper(texts: DinerTexts): void {
  const code = one(".shop .on-paper img") as HTMLImageElement;
  // A phone asks for it when it prints, which phones hardly do.
  if (matchMedia("(hover: hover)").matches) code.loading = "eager";
  const awning = one(".stall .awning");
  explainFavourites();
  addEventListener("beforeprint", () => {
    clearColumns();
    awning.innerHTML = AWNING;
    addDate(texts);
    for (const section of all("section")) setColumns(section);
  });
  addEventListener("afterprint", () => {
    clearColumns();
    awning.replaceChildren();
    for (const date of all(".printed-on")) date.remove();
  });
}

/** Says at the foot what the sign of a favourite means, which on paper stands without its words. */
function explainFavourites(): void {
  const [favourite] = all(".flags em:not(.gone, .hot)");
  if (!favourite) return;
  const foot = one("body > footer");
  const [legend = foot.insertBefore(make("p", { className: "on-paper" }), foot.firstChild)] = all(
    ".on-paper",
    foot,
  );
  legend.appendChild(make("span", {}, favourite.cloneNode(true)));
}

/** Says at the foot of which day the prices are. Those of a kept menu may be older. */
function addDate(texts: DinerTexts): void {
  const { lang, dataset } = document.documentElement;
  if ("kept" in dataset) return;
  // With the digits that menus have in every language.
  const format = new Intl.DateTimeFormat(`${lang}-IN-u-nu-latn`, { dateStyle: "long" });
  const date = fill(texts.pricesOf, format.format());
  one("body > footer").appendChild(make("p", { className: "printed-on" }, date));
}

function stripesFrom(first: number): string {
  const stripes = Array.from({ length: STRIPES }, (_, index) => `M${index * 28} 0h28${STRIPE}`);
  return `<path d="${stripes.filter((_, index) => index % 2 === first).join("")}"/>`;
}

function setColumns(section: HTMLElement): void {
  const rows = mostAlike(all(".prices:not(.below)", section));
  const [first] = rows;
  if (!first || rows.length < 2) return;
  const names = all(NAME, first).map(({ textContent }) => textContent);
  if (names.length < 2 || names.join("").length > MOST_LETTERS) return;
  for (const row of rows) row.classList.add("in-columns");
  const texts = [...names, ...rows.flatMap((row) => all("b", row).map((b) => b.textContent))];
  section.style.setProperty("--letters", `${Math.max(...texts.map(({ length }) => length))}`);
  section.style.setProperty("--columns", `${names.length}`);
  const heads = all(NAME, first).map((name) => make("span", { lang: name.lang }, name.textContent));
  const line = make("p", { className: "heads" }, ...heads);
  one("h2", section).insertAdjacentElement("afterend", line);
}

function clearColumns(): void {
  for (const heads of all(".heads")) heads.remove();
  for (const row of all(".in-columns")) row.classList.remove("in-columns");
}

const NAME = '[itemprop="name"]';

/** Those of the sizes that come most often. */
function mostAlike(rows: HTMLElement[]): HTMLElement[] {
  const bySizes = new Map<string, HTMLElement[]>();
  for (const row of rows) {
    const sizes = all(NAME, row)
      .map(({ textContent }) => textContent)
      .join("\n");
    bySizes.set(sizes, [...(bySizes.get(sizes) ?? []), row]);
  }
  return [...bySizes.values()].reduce(
    (most, alike) => (alike.length > most.length ? alike : most),
    [],
  );
}
