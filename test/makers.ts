const WORDS = [
  [
    "Paneer",
    "Chicken",
    "Mutton",
    "Veg",
    "Egg",
    "Mushroom",
    "Aloo",
    "Gobi",
    "Fish",
    "Prawns",
    "पनीर",
    "दाल",
  ],
  [
    "Tikka",
    "Masala",
    "Manchurian",
    "65",
    "Korma",
    "Kadai",
    "Do Pyaza",
    "Butter",
    "Chilli",
    "मखनी",
    "Hyderabadi",
  ],
  [
    "Biryani",
    "Curry",
    "Fry",
    "Roll",
    "Soup",
    "Noodles",
    "Fried Rice",
    "Kabab",
    "Handi",
    "Starter",
    "(Boneless)",
  ],
] as const;

interface MenuShape {
  shopId?: string;
  name?: string;
  sections: number;
  items: number;
}

/**
 * A menu response like a real one: the items are spread over the sections, every thirtieth has sizes, and names vary as
 * much as a kitchen's do. The same shape gives the same menu.
 */
export function makeMenuFile({
  shopId = "made-shop",
  name = "Made Shop",
  sections,
  items,
}: MenuShape) {
  return {
    menu: {
      shop: {
        id: shopId,
        name,
        description: "Andhra meals, biryani and tiffins",
        image: "",
        categories: ["Andhra", "Biryani"],
        shop_metadata: {
          phone_number: "9000000003",
          food_type: "Veg & Non-veg",
          footer: { Timings: "11 am to 11 pm", GST: "Prices include GST" },
        },
      },
      sections: Array.from({ length: sections }, (_, index) => ({
        id: index + 1,
        section: `${dishName(index * 7)} ${index + 1}`,
        section_order: index + 1,
        subheaders: index % 5 === 0 ? ["Served with onion and lemon"] : [],
        items: makeItems(index, sections, items),
      })),
    },
  };
}

function makeItems(section: number, sections: number, items: number) {
  const length = Math.floor(items / sections) + (section < items % sections ? 1 : 0);
  return Array.from({ length }, (_, index) => {
    const serial = index * sections + section;
    return {
      id: serial + 1,
      item: dishName(serial),
      price: serial % 30 === 7 ? 0 : 89 + ((serial * 37) % 400),
      item_order: index + 1,
      section_id: section + 1,
      metadata: {},
      submenu: serial % 30 === 7 ? { Half: 149 + serial, Full: 279 + serial } : {},
    };
  });
}

function dishName(serial: number): string {
  const [first, second, third] = WORDS;
  return [
    first[serial % first.length],
    second[(serial * 5 + 3) % second.length],
    third[(serial * 3 + Math.floor(serial / 11)) % third.length],
  ].join(" ");
}
