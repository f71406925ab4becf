/** One small shop, from which all examples of the API's description are. */
export const exampleItem = {
  id: 41,
  item: "Masala Chai",
  price: 20,
  item_order: 1,
  section_id: 7,
  metadata: {},
  submenu: { Cutting: 12, Full: 20 },
};

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
