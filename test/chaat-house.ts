/** The file of a menu that every operation of the editor can change. */
export const CHAAT_HOUSE = {
  menu: {
    shop: { name: "Chaat House", shop_metadata: { footer: { Timings: "11 to 11" } } },
    sections: [
      {
        section: "Chaat",
        subheaders: ["Served hot", "With chutney"],
        items: [
          { item: "Pani Puri", price: 30, submenu: { Small: 30, Large: 55 } },
          { item: "Tikki", price: 40 },
          { item: "Samosa", price: 20 },
        ],
      },
      { section: "Sweets", items: [{ item: "Jalebi", price: 60 }] },
    ],
  },
};
