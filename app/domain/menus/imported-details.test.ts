import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { makeMenuFile } from "#test/makers.ts";
import { importMenu } from "./import.ts";
import { changedDetails } from "./imported-details.ts";
import { openMenu } from "./menus.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

beforeEach(async () => {
  await db.delete(shops);
  const file = makeMenuFile({ shopId: "chaat", name: "Old", sections: 2, items: 5 });
  await importMenu(db, JSON.stringify(file), { now: NOW });
});

const opened = () => openMenu(db, "chaat");
const replace = (file: object) =>
  importMenu(db, JSON.stringify(file), { shopId: "chaat", now: NOW + 1 });
const shopSaying = (shop: object) => ({ menu: { shop: { name: "Old", ...shop }, sections: [] } });

describe("a shop's details in an import", () => {
  it("stay where the file leaves them blank", async () => {
    const before = (await opened())?.shop;
    const blank = { description: " ", categories: [], shop_metadata: { phone_number: "" } };
    const imported = await replace(shopSaying(blank));
    expect((await opened())?.shop).toMatchObject({
      description: before?.description,
      categories: before?.categories,
      phoneNumber: "9000000003",
      foodType: before?.foodType,
      footer: before?.footer,
    });
    expect(imported).toMatchObject({ value: { notes: [] } });
  });

  it("are named with what they were where the file gives others", async () => {
    const others = {
      categories: ["Sweets"],
      shop_metadata: { phone_number: "98", food_type: "Veg & Non-veg", footer: { GST: "5%" } },
    };
    const imported = await replace(shopSaying({ ...others, name: "New" }));
    expect(imported.ok && imported.value.notes).toEqual([
      { path: "menu.shop.name", code: "detail-replaced", values: { old: "Old" } },
      { path: "menu.shop.categories", code: "detail-replaced", values: { old: "Andhra, Biryani" } },
      {
        path: "menu.shop.shop_metadata.phone_number",
        code: "detail-replaced",
        values: { old: "9000000003" },
      },
      {
        path: "menu.shop.shop_metadata.footer",
        code: "detail-replaced",
        values: { old: "Timings: 11 am to 11 pm, GST: Prices include GST" },
      },
    ]);
    expect((await opened())?.shop.phoneNumber).toBe("98");
  });
});

describe("changedDetails", () => {
  const shop = {
    name: "Raju",
    description: "",
    categories: ["Chaat", "Sweets"],
    phoneNumber: "9876543210",
    foodType: "Veg",
    footer: [{ label: "GST", text: "5%" }],
  };

  it("says what a file would change, in words, and nothing that it leaves blank or says alike", () => {
    const footer = [...shop.footer, { label: "Timings", text: "11 to 11" }];
    const file = { ...shop, name: "Other", description: "New", categories: [], footer };
    expect(changedDetails(shop, file)).toEqual([
      { detail: "name", was: "Raju", now: "Other" },
      { detail: "description", was: "", now: "New" },
      { detail: "footer", was: "GST: 5%", now: "GST: 5%, Timings: 11 to 11" },
    ]);
  });

  it("takes a mobile number that is written otherwise for the same", () => {
    expect(changedDetails(shop, { ...shop, phoneNumber: "+91 98765 43210" })).toEqual([]);
  });
});
