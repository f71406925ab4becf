import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { importMenu } from "./import.ts";
import { openMenu } from "./menus.ts";
import { UNTIL_SAID } from "./sold-out.ts";

const db = openDatabase(env.DB);

/** Imports a menu of one dish that has this field too, and gives the report and the stored dish. */
async function importDish(field: string) {
  const items = `[{"item": "A", "price": 1, ${field}}]`;
  const text = `{"menu": {"shop": {"id": "s", "name": "S"}, "sections": [{"section": "A", "items": ${items}}]}}`;
  const imported = await importMenu(db, text, { now: Date.UTC(2026, 10, 20) });
  const stored = (await openMenu(db, "s"))?.sections[0]?.items[0];
  if (!imported.ok || !stored) throw new Error(JSON.stringify(imported));
  return { report: imported.value, stored };
}

beforeEach(() => db.delete(shops));

describe("an imported dish", () => {
  it.each([
    ['"sold_out": true', true],
    ['"sold_out": "until-said"', true],
    ['"sold_out": "no"', false],
    ['"outOfStock": "Yes"', true],
    ['"in_stock": 0', true],
    ['"in_stock": "1"', false],
    ['"inStock": false', true],
    ['"available": "no"', true],
    ['"is_available": true', false],
    ['"availability": "Out of stock"', true],
    ['"availability": "in_stock"', false],
    ['"available": "", "in_stock": null', false],
    ['"available": true, "in_stock": false', true],
  ])(
    "is sold out until its shop says otherwise if its file says that it is gone: %s",
    async (field, isGone) => {
      const { report, stored } = await importDish(field);
      expect([stored.soldOutUntil, report.notes]).toEqual([isGone ? UNTIL_SAID : null, []]);
    },
  );

  it("stays sold out where its file says “today”, and the report says so", async () => {
    const { report, stored } = await importDish('"sold_out": "Today"');
    expect(stored.soldOutUntil).toBe(UNTIL_SAID);
    expect(report.notes).toEqual([
      { path: "menu.sections[0].items[0].sold_out", code: "sold-out-longer", values: {} },
    ]);
  });

  it.each(['"maybe"', "2", "-1", '{"no": 1}', "[false]"])(
    "can be had where the file does not say in a known way, and the report says so: %s",
    async (value) => {
      const { report, stored } = await importDish(`"in_stock": ${value}`);
      expect(stored.soldOutUntil).toBeNull();
      expect(report.notes).toEqual([
        { path: "menu.sections[0].items[0].in_stock", code: "availability-unknown", values: {} },
      ]);
    },
  );
});
