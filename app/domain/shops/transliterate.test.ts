import { expect, it } from "vitest";
import { transliterate } from "./transliterate.ts";

it.each([
  ["राजू का ढाबा", "raju ka dhaba"],
  ["नुक्कड़ चाय", "nukkad chai"],
  ["श्री कृष्णा मिठाई भंडार", "shri krishna mithai bhandar"],
  ["चाट भण्डार", "chat bhandar"],
  ["अन्नपूर्णा भोजनालय", "annapurna bhojnalay"],
  ["शर्मा जी की दुकान", "sharma ji ki dukan"],
  ["बनारसी पान", "banarsi pan"],
  ["मित्र मंडल", "mitra mandal"],
  ["लक्ष्मी स्वीट्स", "lakshmi svits"],
  ["पंजाबी ज़ायक़ा", "panjabi zayqa"],
  ["ज्ञान जलपान", "gyan jalpan"],
  ["समोसा मस्त", "samosa mast"],
  ["ओम कॉफ़ी २४", "om kofi 24"],
  ["माँ की रसोई", "man ki rasoi"],
  ["न", "na"],
  ["ॐ साईं", "om sain"],
])("%s is %s", (text, latin) => {
  expect(transliterate(text)).toBe(latin);
});

it("a letter with its dot is the same in one piece and in two", () => {
  expect(transliterate("ज़ायका".normalize("NFC"))).toBe(transliterate("ज\u093Cायका"));
});

it("what is not Devanagari stays as it is", () => {
  expect(transliterate("Raju's राजू சாய் 24/7")).toBe("Raju's raju சாய் 24/7");
});
