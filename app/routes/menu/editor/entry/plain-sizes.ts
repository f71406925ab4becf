import type { RouterContextProvider } from "react-router";
import { openMenu } from "#app/domain/menus/menus.ts";
import { database, language, ownShopId } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { entryFields, lastSizes, usualSizes } from "./entry-fields.ts";
import { FROM, ROW } from "./plain-row.ts";
import { readTypedPrices } from "./typed-prices.ts";

/**
 * The form of the row for the next dish, as sent where no script runs, with “70/110” read as the prices of sizes: named
 * as the section last called as many, else as usual in the page's language. Any other form as it is.
 */
export async function withTypedSizes(
  fields: Fields,
  context: Readonly<RouterContextProvider>,
): Promise<Fields> {
  const typed = (name: string) => fieldOf(fields, name) ?? "";
  const prices = readTypedPrices(typed("priceRupees"));
  if (typed(FROM) !== ROW || prices.length < 2) return fields;
  const menu = await openMenu(context.get(database), context.get(ownShopId));
  const section = menu?.sections.find(({ id }) => String(id) === typed("sectionId"));
  if (!section) return fields;
  const usual = usualSizes(messagesIn(context.get(language), "entry"), prices.length);
  const sizes = lastSizes(section, prices.length) ?? prices.map((_, at) => usual[at] ?? "");
  return entryFields(section, { name: typed("name"), diet: typed("diet"), prices, sizes });
}
