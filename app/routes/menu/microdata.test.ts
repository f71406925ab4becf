import { expect, it } from "vitest";
import { readMicrodata, type MicrodataItem } from "#test/microdata.ts";
import { storeItem, storeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

type Value = string | MicrodataItem | undefined;
const all = (item: Value, name: string): Value[] =>
  typeof item === "object"
    ? item.properties.filter(([own]) => own === name).map(([, value]) => value)
    : [];
const one = (item: Value, name: string): Value => all(item, name)[0];
const offered = (offer: Value) => [one(offer, "name"), one(offer, "price")];

it("the menu page tells search engines every price and size, and cannot be broken out of", async () => {
  const shopId = await storeMenu({
    menu: {
      shop: {
        name: "</script><script>alert(1)</script>",
        shop_metadata: { phone_number: "9848012345" },
      },
      sections: [
        {
          section: "<!--",
          items: [
            { item: "Tea", price: 12.5 },
            { item: "Puri", price: 30, submenu: { Small: 30, Large: 1255 } },
            { item: "Cake", price: 20, submenu: { Slice: 70 } },
            { item: "Ask", price: 0 },
          ],
        },
      ],
    },
  });
  const html = await (await visit(`/menu/${shopId}`)).text();
  expect(html).not.toContain("<script>alert");
  const [restaurant] = await readMicrodata(html);
  expect(restaurant).toMatchObject({ type: "https://schema.org/Restaurant" });
  expect(one(restaurant, "name")).toBe("</script><script>alert(1)</script>");
  expect(one(restaurant, "telephone")).toBe("98480 12345");
  const [section] = all(one(restaurant, "hasMenu"), "hasMenuSection");
  expect(one(section, "name")).toBe("<!--");
  expect(all(section, "hasMenuItem").map((item) => all(item, "offers").map(offered))).toEqual([
    [[undefined, "12.50"]],
    [
      ["Small", "30"],
      ["Large", "1255"],
    ],
    [
      ["Regular", "20"],
      ["Slice", "70"],
    ],
    [],
  ]);
});

it("the menu page tells search engines what else a dish and its shop say", async () => {
  const item = { item: "Tea", price: 1, description: "Hot & sweet", second_name: "चाय" };
  const shop = { description: "Chai & more", categories: ["Cafe", "Snacks"] };
  const html = await (
    await visit(`/menu/${await storeItem({ ...item, diet: "veg" }, shop)}`)
  ).text();
  const [restaurant] = await readMicrodata(html);
  expect(one(restaurant, "description")).toBe("Chai & more");
  expect(all(restaurant, "servesCuisine")).toEqual(["Cafe", "Snacks"]);
  const dish = one(one(one(restaurant, "hasMenu"), "hasMenuSection"), "hasMenuItem");
  expect(dish).toEqual({
    type: "https://schema.org/MenuItem",
    properties: [
      ["name", "Tea"],
      ["alternateName", "चाय"],
      ["description", "Hot & sweet"],
      ["suitableForDiet", "https://schema.org/VegetarianDiet"],
      ["offers", { type: "https://schema.org/Offer", properties: [["price", "1"]] }],
    ],
  });
});
