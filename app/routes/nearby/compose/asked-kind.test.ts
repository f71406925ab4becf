import { expect, it } from "vitest";
import { CORNER } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";

it.each([
  ["?kind=help", "help"],
  ["?kind=x", "update"],
  ["?kind=", "update"],
  ["", "update"],
])("the form at /nearby/new%s begins with the kind %s", async (query, kind) => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const html = await (await phone.get(`/nearby/new${query}`)).text();
  const kinds = html.match(/<input[^>]*name="kind"[^>]*>/g) ?? [];
  const checked = kinds.filter((field) => field.includes("checked"));
  expect(kinds).toHaveLength(3);
  expect(checked.map((field) => field.match(/value="(\w+)"/)?.[1])).toEqual([kind]);
});
