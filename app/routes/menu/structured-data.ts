import { brand } from "#app/brand.ts";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";
import { decimalRupees } from "#app/domain/menus/prices.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { localPath, type Language } from "#app/messages/languages.ts";

/** The menu as https://schema.org/Menu at `now`, unescaped. The types that a property implies are left out, and the currency of each price: 4 % of it gzipped. */
export function structuredData(
  { shop, sections }: Menu,
  { language, now }: { language: Language; now: number },
) {
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name: shop.name,
    description: shop.description || undefined,
    image: shop.imageKey ? `${brand.homeAddress}/images/${shop.imageKey}` : undefined,
    telephone: shop.phoneNumber || undefined,
    servesCuisine: shop.categories.length > 0 ? shop.categories : undefined,
    currenciesAccepted: "INR",
    url: brand.homeAddress + localPath(language, menuPath(shop.id)),
    hasMenu: {
      inLanguage: language,
      hasMenuSection: sections.map((section) => ({
        name: section.name,
        hasMenuItem: section.items.map((item) => ({
          name: item.name,
          description: item.description || undefined,
          suitableForDiet: item.diet === "veg" ? "https://schema.org/VegetarianDiet" : undefined,
          offers: offersOf(item, soldOutAt(item, now) !== "no"),
        })),
      })),
    },
  };
}

/** Its sizes, and its own price unless a size has the same. */
function offersOf(item: Item, isSoldOut: boolean) {
  const availability = isSoldOut ? "https://schema.org/SoldOut" : undefined;
  const sizes = item.options.filter((option) => option.pricePaise > 0);
  const isOwn = item.pricePaise > 0 && !sizes.some((size) => size.pricePaise === item.pricePaise);
  const offers = [
    ...(isOwn ? [{ ...offer(item.pricePaise), availability }] : []),
    ...sizes.map((size) => ({ ...offer(size.pricePaise, size.name), availability })),
  ];
  return offers.length > 1 ? offers : offers[0];
}

function offer(paise: number, name?: string) {
  return { name, price: decimalRupees(paise) };
}
