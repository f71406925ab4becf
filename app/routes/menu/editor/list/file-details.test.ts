import { expect, it } from "vitest";
import type { Detail } from "#app/domain/menus/imported-details.ts";
import { applyOperation } from "#app/routes/menu/editor/operations/apply-operation.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { fileDetails, takenFields } from "./file-details.ts";
import { readMenuList } from "./read-menu-list.ts";

const FILE = {
  name: "Other Chaat",
  description: "All new",
  categories: ["Rolls", "Chaat"],
  shop_metadata: { phone_number: "+91 98765 43210", footer: { Timings: "11 to 11", GST: "5%" } },
};

function read(shop: object, sections: object[] = []) {
  const file = readMenuList(JSON.stringify({ menu: { shop, sections } }));
  if (!file.ok) throw new Error(file.refusal.path);
  return file.value;
}

/** The shop as it is once these details were taken from the file. */
function taken(...chosen: Detail[]) {
  const menu = plainMenu();
  const { shop: file } = read(FILE);
  const fields = takenFields(menu.shop, file, fileDetails(menu.shop, file, chosen));
  if (!fields) return menu.shop;
  const operation = readOperation(fields);
  if (!operation.ok) throw new Error(operation.refusal.path);
  return applyOperation(menu, operation.value, { draftId: -1 }).shop;
}

it("takes no detail of a menu file unless it was chosen", () => {
  const { shop } = plainMenu();
  const details = fileDetails(shop, read(FILE).shop, []);
  expect(details.map(({ detail, isTaken }) => [detail, isTaken])).toEqual([
    ["name", false],
    ["description", false],
    ["categories", false],
    ["phoneNumber", false],
    ["footer", false],
  ]);
  expect(taken()).toEqual(shop);
});

it("takes those that were chosen in one change of the shop's details, and leaves all others", () => {
  const { shop } = plainMenu();
  const { detailsRevision } = shop;
  expect(taken("phoneNumber", "footer")).toEqual({
    ...shop,
    hours: taken("name").hours,
    phoneNumber: "9876543210",
    footer: [
      { label: "Timings", text: "11 to 11" },
      { label: "GST", text: "5%" },
    ],
    detailsRevision: detailsRevision + 1,
  });
  expect(taken("name").name).toBe("Other Chaat");
});

it("offers nothing that the shop has already, and nothing of a list that is no menu file", () => {
  const { shop } = plainMenu();
  expect(fileDetails(shop, read({ name: shop.name }).shop, ["name"])).toEqual([]);
  expect(fileDetails(shop, undefined, ["name"])).toEqual([]);
  expect(takenFields(shop, undefined, [])).toBeUndefined();
});

it("names the field for which a menu file is refused, and what is left out of it", () => {
  const sections = (price: number) => [
    { section: "Chai", items: [{ item: "Chai", price, image: "https://example.com/a.jpg" }] },
  ];
  expect(readMenuList(JSON.stringify({ menu: { shop: FILE, sections: sections(-5) } }))).toEqual({
    ok: false,
    refusal: expect.objectContaining({ path: "menu.sections[0].items[0].price" }) as object,
  });
  expect(read(FILE, sections(5)).notes).toMatchObject([
    { path: "menu.sections[0].items[0].image", code: "image-left-out" },
  ]);
});
