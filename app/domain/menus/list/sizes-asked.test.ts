import { expect, it } from "vitest";
import { plainMenu } from "#test/plain-menu.ts";
import { NO_CHOICES, planList } from "./list-plan.ts";
import { mendList } from "./mend-list.ts";
import { readListTable } from "./read-table.ts";
import { sizesAskedAtOnce } from "./sizes-asked.ts";

async function questions(...lines: string[]) {
  const rows = lines.map((line) => line.split("|"));
  const list = mendList(await readListTable(rows, async () => {}), String, {});
  return sizesAskedAtOnce(planList(plainMenu(), list, NO_CHOICES, "Menu"));
}

async function asked(...lines: string[]) {
  const all = await questions(...lines);
  return all.map(({ names, dishes }) => [names, dishes.map(({ name }) => name)]);
}

it("asks once about names that several dishes have from one head, and once for those that lack any", async () => {
  expect(
    await asked("Pizza|Thin|Pan|Stuffed|Deep", "Corn|99|150|200|250", "Onion|89|140|190|240"),
  ).toEqual([
    [
      ["Thin", "Pan", "Stuffed", "Deep"],
      ["Corn", "Onion"],
    ],
  ]);
  expect(await asked("Corn|99|150", "Onion|89|140", "Paneer|109|")).toEqual([
    [
      ["", ""],
      ["Corn", "Onion"],
    ],
  ]);
  expect(await asked("Pizza|Half|Full", "Corn|99|150", "Onion|89|140")).toEqual([]);
});

it("knows about which of the dishes nothing else is asked", async () => {
  const [asked] = await questions("Corn|99|150", "Onion|89|140", "Onion|80|120", "Paneer|109|160");
  const settled = asked?.dishes.filter(({ key }) => asked.settled.includes(key));
  expect(settled?.map(({ name }) => name)).toEqual(["Corn", "Paneer"]);
});
