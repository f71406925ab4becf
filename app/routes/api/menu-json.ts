import * as v from "valibot";
import { brand } from "#app/brand.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { ItemJson, itemJson } from "./item-json.ts";
import { sectionFields, sectionJson } from "./section-json.ts";

const ShopMetadataJson = v.strictObject({
  phone_number: v.string(),
  food_type: v.string(),
  footer: v.record(v.string(), v.string()),
});

/** A whole menu on the wire: the shop, its sections and their items. */
export const MenuJson = v.strictObject({
  menu: v.strictObject({
    shop: v.strictObject({
      id: v.string(),
      name: v.string(),
      description: v.string(),
      image: v.pipe(v.string(), v.description("Its address, empty where there is none")),
      categories: v.array(v.string()),
      shop_metadata: ShopMetadataJson,
      metadata: v.pipe(ShopMetadataJson, v.description("The same once more")),
    }),
    sections: v.array(v.strictObject({ ...sectionFields, items: v.array(ItemJson) })),
  }),
});

/** The menu on the wire, as it is at `now`. Footer and sizes are Maps, which keep their order. */
export function menuJson({ shop, sections }: Menu, now: number) {
  const metadata = {
    phone_number: shop.phoneNumber,
    food_type: shop.foodType,
    footer: new Map(shop.footer.map(({ label, text }) => [label, text])),
  };
  return {
    menu: {
      shop: {
        id: shop.id,
        name: shop.name,
        description: shop.description,
        image: shop.imageKey ? `${brand.homeAddress}/images/${shop.imageKey}` : "",
        categories: shop.categories,
        shop_metadata: metadata,
        metadata,
      },
      sections: sections.map((section) => ({
        ...sectionJson(section),
        items: section.items.map((item) => itemJson(item, now)),
      })),
    },
  };
}
