import { expect, it } from "vitest";
import { numbered, columnAndRow, tileAt } from "#app/domain/places/tiles.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { placeLabel } from "./place-label.ts";

const places = messagesIn("en", "places");
const tile = tileAt({ latitude: 19.0761, longitude: 72.8779 }) ?? 0;

it("a place is called by its name, or by the middle of its square", () => {
  expect(placeLabel({ tile, name: "Grandmother’s" }, places)).toBe("Grandmother’s");
  expect(placeLabel({ tile, name: "" }, places)).toBe("Near 19.075, 72.881");
});

it("no two places beside each other are called the same", () => {
  const { x, y } = columnAndRow(tile);
  const around = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((down) => numbered(x + right, y + down)),
  );
  const labels = around.map((each) => placeLabel({ tile: each, name: "" }, places));
  expect(new Set(labels).size).toBe(9);
});
