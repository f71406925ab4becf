import { describe, expect, it } from "vitest";
import { fold, isLike, roughSoundOf, roughWordsIn, soundOf, sounds, wordsIn } from "./sounds.ts";

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
    ["छाछ", "छाछ"],
    ["chhaachh", "छाछ"],
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
    ["छाछ", "Chicken tikka"],
    ["naan", "Namkeen Lassi"],
    ["110", "Nankhatai (100 g)"],
  ])("with %s %s", (query, name) => {
    expect(finds(query, name)).toBe(false);
  });
});

describe("where nothing else is found, vowels do not count:", () => {
  const isFound = (query: string, ...names: string[]) =>
    isLike(roughSoundOf(names.map(soundOf)), roughWordsIn(fold(query)) ?? ["nothing"]);

  it.each([
    ["choclate", "Chocolate Brownie"],
    ["kapuchino", "Cappuccino"],
    ["parantha", "Aloo Paratha"],
    ["paratha", "Aloo Prantha"],
    ["sandwitch", "Club Sandwich"],
    ["sandwich", "Club Sandwitch"],
    ["expresso", "Double Espresso"],
    ["chaas", "छाछ"],
    ["karahi", "कड़ाही पनीर"],
    ["karahi", "Kadhai Chicken"],
    ["kabob", "Seekh Kebab"],
    ["काफी", "फ़िल्टर कॉफ़ी"],
    ["aamlet", "Masala Omelette"],
    ["आमलेट", "मसाला ऑमलेट"],
    ["bunmaska", "Bun-maska"],
    ["prons", "Prawns Koliwada"],
    ["praun", "Prawns Koliwada"],
  ])("%s in %s", (query, name) => {
    expect(finds(query, name)).toBe(false);
    expect(isFound(query, name)).toBe(true);
  });

  it.each([
    ["dal", "Paneer roll"],
    ["idli", "Paneer roll"],
    ["chai", "Soya chaap"],
    ["tea", "Tomato soup"],
    ["milk", "Malai kofta"],
    ["chai", "Masala chaap"],
  ])("%s is still not %s", (query, name) => {
    expect(isFound(query, name)).toBe(false);
  });

  it("nor is what only two names of a dish sound like together", () => {
    expect(isFound("samosa", "मसाला चाय", "Masala chai")).toBe(false);
  });
});
