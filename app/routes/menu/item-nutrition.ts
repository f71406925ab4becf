import type { Item } from "#app/domain/menus/menus.ts";
import { LOCALES } from "#app/messages/languages.ts";
import { html, type Html } from "#app/ui/html.ts";
import type { MenuTexts } from "./menu-texts.ts";

/** What a dish contains that may cause an allergy, and its energy; nothing where its shop says neither. */
export function itemNutrition(item: Item, texts: MenuTexts): Html | false {
  const words = [allergensOf(item, texts), energyOf(item, texts)].filter((text) => text !== "");
  return words.length > 0 && html`<small>${words.join(" · ")}</small>`;
}

function allergensOf({ allergens }: Item, texts: MenuTexts): string {
  if (allergens.length === 0) return "";
  const list = new Intl.ListFormat(LOCALES[texts.language]);
  const named = allergens.map((allergen) => texts.ui.dish.allergens[allergen]);
  return texts.ui.dish.contains({ allergens: list.format(named) });
}

function energyOf({ kcal, serving }: Item, texts: MenuTexts): string {
  if (kcal === null) return "";
  const page = texts.menu.page;
  return serving === "" ? page.kcal({ kcal }) : page.kcalServing({ kcal, serving });
}
