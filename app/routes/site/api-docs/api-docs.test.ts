import { beforeAll, describe, expect, it } from "vitest";
import { visit } from "#test/visit.ts";

let page: string;

beforeAll(async () => {
  page = await (await visit("/docs/api")).text();
});

/** What the page says of the fields that a call takes, by their names. */
function fieldsOf(operationId: string): Record<string, string> {
  const [, section = ""] =
    new RegExp(`<section[^>]* aria-labelledby="${operationId}">(.*?)</section>`, "s").exec(page) ??
    [];
  const fields = section.matchAll(/<dt><code>(\w+)<\/code>.*?<\/dt><dd>(.*?)<\/dd>/gs);
  return Object.fromEntries([...fields].map(([, name = "", words = ""]) => [name, words]));
}

const NULLABLE = {
  description: "text, at most 200 characters, or null to clear it",
  second_name: "text, at most 120 characters, or null to clear it",
  diet: "veg, egg or nonveg, or null to clear it",
  spicy: "whole number, at least 0, at most 3, or null to clear it",
  featured: "true or false, or null to clear it",
  sold_out: "no, today or until-said, or null to clear it",
  allergens:
    "list of gluten, crustaceans, milk, egg, fish, nuts, soy or sulphite, or null to clear it",
  kcal: "whole number, at least 0, at most 9999, or null to clear it",
  serving: "text, at most 120 characters, or null to clear it",
  photo: "text, or null to clear it. The address of a photo of this shop",
};

describe("the API's page says what may stand in each field", () => {
  it.each(["addItem", "updateItem"])("of %s", (operationId) => {
    expect(fieldsOf(operationId)).toMatchObject(NULLABLE);
  });

  it.each(["addSection", "updateSection"])("of %s", (operationId) => {
    expect(fieldsOf(operationId)).toMatchObject({
      diet: "veg, egg or nonveg, or null to clear it",
      served_from: "text, at most 5 characters, or null to clear it. Indian time, such as 08:30",
      served_days: "list of 1, 2, 3, 4, 5, 6 or 7, or null to clear it. 1 is Monday",
    });
  });

  it("and which may be null as if they were left out", () => {
    expect(fieldsOf("addItem")["submenu"]).toMatch(/^object, or null to leave it out\. Sizes/);
    expect(fieldsOf("updateItem")["submenu"]).toMatch(/^object\. Sizes/);
    expect(fieldsOf("updateItem")["metadata"]).toBe(
      "object or empty list, or null to leave it out. At most 2000 characters of JSON; an empty list counts as left out",
    );
    expect(fieldsOf("updateSubheaders")).toMatchObject({
      subheaders:
        "text or list, or null to leave it out. At most 20, of at most 200 characters each",
    });
  });

  it("and leaves none of them open", () => {
    const told = [...page.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, words]) => words);
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter((words) => words?.includes("anything"))).toEqual([]);
  });
});
