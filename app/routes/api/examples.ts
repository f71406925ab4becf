import { brand } from "#app/brand.ts";
import { emptyItem } from "#app/domain/menus/item-fields.ts";
import { UNTIL_SAID } from "#app/domain/menus/sold-out.ts";
import { itemJson } from "./item-json.ts";

/** Of the demo that `npm start` fills an empty database with: a test sends each example to it. */
export const EXAMPLE_IDS = {
  shopId: "demo-cafe",
  sectionId: 2,
  itemId: 11,
  deletedSectionId: 10,
  deletedItemId: 17,
};

/** What a call can say of an item besides its name, price and sizes. */
export const exampleWords = {
  description: "Ginger and cardamom, brewed for each cup",
  second_name: "मसाला चाय",
  diet: "veg",
  spicy: 1,
  featured: true,
  allergens: ["milk"],
  kcal: 90,
  serving: "1 glass (150 ml)",
} as const;

const { second_name: secondName, featured: isFeatured, ...words } = exampleWords;

const item = {
  ...emptyItem,
  ...words,
  secondName,
  isFeatured,
  allergens: [...words.allergens],
  id: EXAMPLE_IDS.itemId,
  shopId: EXAMPLE_IDS.shopId,
  sectionId: EXAMPLE_IDS.sectionId,
  name: "Masala Chai",
  pricePaise: 2000,
  position: 1,
  revision: 1,
};

/** An item of the one small shop that all examples in the API's description come from. */
export const exampleItem = { ...itemJson(item, 0), submenu: { Cutting: 12, Full: 20 } };

/** The same once it is sold out. */
export const exampleSoldOut = {
  ...itemJson({ ...item, soldOutUntil: UNTIL_SAID }, 0),
  submenu: exampleItem.submenu,
};

const photo = `${brand.homeAddress}/images/${"5f0c2a1e".repeat(4)}-960x720.webp`;

/** What a call can say of a section besides its name. */
export const exampleServed = {
  second_name: "गरम पेय",
  diet: "veg",
  served_from: "07:00",
  served_to: "22:00",
  served_days: [1, 2, 3, 4, 5, 6],
};

export const exampleSection = {
  id: EXAMPLE_IDS.sectionId,
  section: "Hot drinks",
  section_order: 1,
  subheaders: ["Brewed to order"],
  ...exampleServed,
};

const metadata = {
  phone_number: "9000000003",
  food_type: "Pure veg",
  footer: { Timings: "7 am to 10 pm" },
};

export const exampleMenu = {
  menu: {
    shop: {
      id: EXAMPLE_IDS.shopId,
      name: "Demo Café",
      description: "Chai and snacks at the corner",
      image: "",
      categories: ["Café"],
      shop_metadata: metadata,
      metadata,
    },
    sections: [{ ...exampleSection, items: [{ ...exampleSoldOut, photo }] }],
  },
};
