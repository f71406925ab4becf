import { emptyItem } from "#app/domain/menus/item-fields.ts";
import { UNTIL_SAID } from "#app/domain/menus/sold-out.ts";
import { itemJson } from "./item-json.ts";

/** Of the demo that `npm start` fills an empty database with: a test sends each example to it, and compares the reply. */
export const EXAMPLE_IDS = {
  shopId: "demo-cafe",
  sectionId: 2,
  itemId: 11,
  deletedSectionId: 10,
  deletedItemId: 17,
};

/** What a call can say of an item besides its names, price and sizes. */
export const exampleWords = {
  description: "Ginger and cardamom, brewed for each cup",
  diet: "veg",
  spicy: 1,
  featured: true,
  allergens: ["milk"],
  kcal: 90,
  serving: "1 glass (150 ml)",
} as const;

export const exampleSizes = { Cutting: 12, Full: 20 };

const { featured: isFeatured, ...words } = exampleWords;
const said = { ...words, isFeatured, allergens: [...words.allergens], pricePaise: 2000 };

/** The first dish of its section. */
const item = {
  ...emptyItem,
  id: EXAMPLE_IDS.itemId,
  shopId: EXAMPLE_IDS.shopId,
  sectionId: EXAMPLE_IDS.sectionId,
  name: "मसाला चाय",
  secondName: "Masala Chai",
  diet: "veg" as const,
  isFeatured: true,
  pricePaise: 1500,
  position: 1,
  revision: 1,
};

/** An item that a call has added to the section. */
export const exampleAdded = {
  ...itemJson(
    { ...item, ...said, id: 69, name: "Tandoori Chai", secondName: "तंदूरी चाय", position: 8 },
    0,
  ),
  submenu: exampleSizes,
};

/** The first one after a call has changed it, and said that it is sold out. */
export const exampleSoldOut = {
  ...itemJson({ ...item, ...said, soldOutUntil: UNTIL_SAID }, 0),
  submenu: exampleSizes,
};

/** What a call can say of a section besides its names. */
export const exampleServed = {
  diet: "veg",
  served_from: "07:00",
  served_to: "22:00",
  served_days: [1, 2, 3, 4, 5, 6],
};

export const exampleSection = {
  id: EXAMPLE_IDS.sectionId,
  section: "चाय",
  section_order: 2,
  subheaders: ["Brewed for each cup"],
};

/** Another section after a call has said when it is served. */
export const exampleServedSection = {
  id: 1,
  section: "Coffee",
  section_order: 1,
  subheaders: ["Beans from Chikmagalur", "Oat milk +₹40"],
  second_name: "कॉफ़ी",
  ...exampleServed,
};

const metadata = {
  phone_number: "9000000101",
  food_type: "Veg & egg",
  footer: {
    Pets: "Welcome at the tables outside",
    "Wi-Fi": "cornercafe, ask for the word of the day",
  },
};

/** The demo's menu, with one section and one item of it. */
export const exampleMenu = {
  menu: {
    shop: {
      id: EXAMPLE_IDS.shopId,
      name: "Corner Cafe",
      description: "Filter coffee, toasties and cake at the corner of the old post office lane",
      image: "",
      categories: ["Cafe", "Bakery"],
      shop_metadata: metadata,
      metadata,
    },
    sections: [
      {
        ...exampleSection,
        items: [{ ...itemJson(item, 0), submenu: { Half: 15, Full: 25 } }],
      },
    ],
  },
};
