import { describe, expect, it } from "vitest";
import { fold, soundOf, sounds, withoutVowels, wordsIn } from "./sounds.ts";

const finds = (query: string, name: string) => sounds(soundOf(name), wordsIn(fold(query)));

describe("a diner who writes by ear finds", () => {
  it.each([
    ["panir", "Paneer tikka"],
    ["पनीर", "Paneer tikka"],
    ["tika panir", "Paneer tikka"],
    ["डोसा", "Dosa"],
    ["dhosa", "Masala Dosa"],
    ["chay", "Chai"],
    ["चाय", "Chai"],
    ["chai", "मसाला चाय"],
    ["coffee", "फ़िल्टर कॉफ़ी"],
    ["kofi", "Filter Coffee"],
    ["aalu", "Aloo paratha"],
    ["आलू", "Aloo paratha"],
    ["biriyani", "बिरयानी"],
    ["बिरयानी", "Chicken Biryani"],
    ["naan", "नान"],
    ["nan", "Butter Naan"],
    ["चिकन", "Chicken tikka"],
    ["panjabi", "पंजाबी लस्सी"],
    ["omlet", "Masala omelette"],
    ["phulka", "फुल्का"],
    ["pizza", "पिज़्ज़ा"],
    ["creme brulee", "Crème brûlée"],
    ["65", "Chicken 65"],
    ["இட்லி", "இட்லி"],
    ["samosa", "Veg-samosa (2 pcs)"],
    ["cappucino", "Cappuccino"],
  ])("%s in %s", (query, name) => {
    expect(finds(query, name)).toBe(true);
  });

  it("a name at every letter that is typed of it", () => {
    for (const name of ["paneer tikka", "gulab jamun", "मसाला डोसा", "veg biryani"]) {
      for (let typed = 1; typed <= name.length; typed++) {
        expect([name.slice(0, typed), finds(name.slice(0, typed), name)]).toEqual([
          name.slice(0, typed),
          true,
        ]);
      }
    }
  });
});

describe("a diner does not get", () => {
  it.each([
    ["chai", "Chicken tikka"],
    ["dosa", "Idli"],
    ["dal", "Gulab jamun"],
    ["chai", "Kaju katli"],
    ["paneer tikka", "Chicken tikka"],
  ])("with %s %s", (query, name) => {
    expect(finds(query, name)).toBe(false);
  });
});

describe("where nothing else is found, vowels do not count:", () => {
  const isLike = (query: string, name: string) =>
    sounds(withoutVowels(soundOf(name)), wordsIn(withoutVowels(fold(query))));

  it.each([
    ["choclate", "Chocolate Brownie"],
    ["kapuchino", "Cappuccino"],
    ["parantha", "Aloo Paratha"],
    ["paratha", "Aloo Prantha"],
    ["sandwitch", "Club Sandwich"],
    ["sandwich", "Club Sandwitch"],
    ["expresso", "Double Espresso"],
  ])("%s in %s", (query, name) => {
    expect(finds(query, name)).toBe(false);
    expect(isLike(query, name)).toBe(true);
  });
});
