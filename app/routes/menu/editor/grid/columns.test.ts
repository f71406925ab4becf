import { expect, it } from "vitest";
import { plainMenu } from "#test/plain-menu.ts";
import { bareColumns } from "./columns.ts";

it("a column is bare as long as no dish of the section has anything in it", () => {
  const [first, second] = plainMenu().sections[0]!.items;
  const bare = { description: "", secondName: "", options: [] };
  const items = [
    { ...first!, ...bare },
    { ...second!, ...bare },
  ];
  expect(bareColumns(items)).toEqual(["description", "secondName", "sizes"]);
  Object.assign(items[1]!, { secondName: "दाल", options: [{ name: "Half", pricePaise: 7000 }] });
  expect(bareColumns(items)).toEqual(["description"]);
});
