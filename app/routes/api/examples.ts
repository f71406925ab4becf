import { emptyItem } from "#app/domain/menus/item-fields.ts";
import { itemJson } from "./item-json.ts";

const item = {
  ...emptyItem,
  id: 41,
  shopId: "demo-cafe",
  sectionId: 7,
  name: "Masala Chai",
  pricePaise: 2000,
  position: 1,
  revision: 1,
};

/** An item of the one small shop that all examples in the API's description come from. */
export const exampleItem = { ...itemJson(item, 0), submenu: { Cutting: 12, Full: 20 } };

export const exampleSection = {
  id: 7,
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
      id: "demo-cafe",
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
