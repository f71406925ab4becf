import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { repriced } from "#app/domain/menus/bulk-prices.ts";
import { catalogues } from "#app/messages/catalogues.server.ts";
import { MessagesProvider } from "#app/ui/messages.tsx";
import { plainItem } from "#test/plain-menu.ts";
import { PriceTable } from "./price-table.tsx";

it("draws a screenful of the prices of a long menu at first, as three thousand take a phone seconds", () => {
  const items = Array.from({ length: 3000 }, (_, index) => plainItem(index + 1, 1, index + 1));
  const list = repriced(items, { by: "percent", amount: 5_00, roundTo: 5_00 });
  expect(list).toHaveLength(3000);
  const of = { language: "en", texts: catalogues.en } as const;
  const provided = {
    of,
    children: createElement(PriceTable, { list, why: undefined, staying: 2, isLess: true }),
  };
  const html = renderToStaticMarkup(createElement(MessagesProvider, provided));
  const rows = html.match(/<tbody>/g) ?? [];
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(40);
});
