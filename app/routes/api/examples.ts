import { emptyItem } from "#app/domain/menus/item-fields.ts";
import { itemJson } from "./item-json.ts";

/** Of the demo that `npm start` fills an empty database with: a test sends each example to it. */
export const EXAMPLE_IDS = {
  shopId: "demo-cafe",
  sectionId: 2,
  itemId: 11,
  deletedSectionId: 10,
  deletedItemId: 17,
};

const item = {
  ...emptyItem,
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

export const exampleSection = {
  id: EXAMPLE_IDS.sectionId,
  section: "Hot drinks",
  section_order: 1,
  subheaders: ["Brewed to order"],
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
    sections: [{ ...exampleSection, items: [exampleItem] }],
  },
};
