import { expect, it } from "vitest";
import { suggestCover } from "./covers.ts";

it.each([
  ["Corner Cafe", ["Cafe", "Bakery"], "cafe"],
  ["CAFÉ Paradise", ["Sweets"], "cafe"],
  ["राजू का ढाबा", ["North Indian", "Punjabi"], "dhaba"],
  ["Nizam", ["Tandoori", "Mughlai"], "dhaba"],
  ["Ruchulu", ["Andhra", "Biryani"], "thali"],
  ["अन्नपूर्णा भोजनालय", [], "thali"],
  ["Sri Krishna Mess", [], "thali"],
  ["श्री कृष्ण मिठाई भंडार", [], "sweets"],
  ["Agarwal Sweets & Namkeen", [], "sweets"],
  ["Gupta Ji", ["Fast food", "Sweets"], "sweets"],
  ["Iyengar Bakery", ["Cakes"], "bakery"],
  ["Fresh Juices", [], "juice"],
  ["गन्ना जूस", [], "juice"],
  ["Sharma Tea Stall", ["Snacks"], "cafe"],
])("%s of %j stands before its own stall", (name, categories, cover) => {
  expect(suggestCover({ name, foodType: "", categories })).toBe(cover);
});

it("the kind of food decides only if name and categories say nothing", () => {
  expect(suggestCover({ name: "Om", foodType: "South Indian", categories: [] })).toBe("thali");
  expect(suggestCover({ name: "Om", foodType: "South Indian", categories: ["Cakes"] })).toBe(
    "bakery",
  );
});

it("a shop of which nothing is known has the cafe, and a word inside another is none", () => {
  expect(suggestCover({ name: "", foodType: "", categories: [] })).toBe("cafe");
  expect(suggestCover({ name: "Steak & Messy Grill", foodType: "Veg", categories: ["6"] })).toBe(
    "cafe",
  );
  expect(suggestCover({ name: "Dhabawala", foodType: "", categories: ["Thali"] })).toBe("thali");
});
