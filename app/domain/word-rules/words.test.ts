import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { findIn, queryWordRules } from "./judge-words.ts";
import { readLines } from "./lines.ts";
import { findLine } from "./match.ts";
import { readText } from "./read-text.ts";
import { findUpiId } from "./upi-ids.ts";

await layStarterRules();
const RULES = await queryWordRules(openDatabase(env.DB));

/** The names of the rules of a new database that catch a text. */
function caughtBy(text: string): string[] {
  const finder = findIn({ text });
  return RULES.filter((rule) => finder(rule) !== undefined).map(({ name }) => name);
}

describe("a threat", () => {
  it.each([
    "main tumhe maar dunga",
    "Mai tujhe MAAR daalunga!!",
    "mein tumko jan se mar dunga",
    "tujhe yahin maar denge",
    "tujhe kal chaku maar dunga",
    "tujhe zinda nahi chodunga",
    "teri jaan le lunga",
    "tera murder kar denge samjha",
    "tere haath pair tod dunga",
    "tumhara ghar jala denge",
    "tere chehre pe tezaab dalunga",
    "Tujhe khatam kar doonga",
    "मैं तुझे मार डालूँगा",
    "मैं तुझे मार डालुंगा",
    "तुम्हे जान से मार देंगे",
    "तुझे ज़िन्दा नहीं छोड़ूंगा",
    "तुझे गोली मार दूंगा",
    "तेरी जान ले लूंगा",
    "तेरे मुंह पर तेजाब फेंक दूंगा",
    "I will kill you",
    "I’m coming to kill you and your brother",
    "we will find you and kill you",
    "I will kill your family",
    "You will die tonight",
    "a bullet in your head, that’s what you’ll get",
    "I'll k1ll u",
    "I will ki11 you",
    "i w1ll k!ll y0u",
    "i will k*ll you",
    "I will *kill* you",
    "I'm going to kiiiill you",
    "we will K.I.L.L you",
    "I will k i l l y o u",
    "I w i l l k i l l y o u",
    "i will ki ll you",
    "Ｉ ｗｉｌｌ ｋｉｌｌ ｙｏｕ",
    "I will 🅺🅸🅻🅻 you",
    "I will k\u200Bil\u00ADl you",
    "I will k̴i̷l̸l̵ you",
    "I will кіll уоu",
    "i will ki-ll you",
    "m.a.i.n t.u.j.h.e m.a.a.r d.u.n.g.a",
    "i'm gonna murder her tonight",
  ])("is “%s”", (text) => {
    expect(caughtBy(text)).toContain("Threats");
  });

  it.each([
    "k i l l you",
    "k i l l y o u",
    "heat like this can kill you",
    "saanp nikla hai, usko maar denge",
    "usko jaan se maar denge",
    "tujhe marunga saale 😂",
    "उसे मार देंगे",
  ])("may be “%s”: its writer is asked", (text) => {
    const names = caughtBy(text);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith("What may be a threat"))).toEqual([]);
  });

  it.each([
    "mar jaunga hasi se",
    "I could kill for a samosa",
    "This traffic is killing me",
    "The stairs are going to kill me",
    "Power was killed at 6, will you be back by 7?",
    "Rat poison at the corner can kill your dog, be careful",
    "I will shoot you a message tomorrow",
    "We will shoot at 5 in the park, extras wanted",
    "main tumhe kal phone kar dunga",
    "tujhe call maar dunga kal",
    "main tumhe jhadu maar ke dikhaunga",
    "tumhe station se utha lunga",
    "tumhara kaam khatam kar dunga",
    "Woh kutta tumhe kaat lega, dhyan se",
    "nangi taar hai, current tumhe maar dega",
    "kal chhakka maar denge!",
    "machhar maar denge, spray aa gaya",
    "Diwali par sab ghar mein diye jala denge",
    "Kisi ne gaadi jala di",
    "मैं तुझे कल मिलूँगा",
    "मच्छर मार दवा कहाँ मिलेगी?",
    "हँसते-हँसते मर जाऊँगा",
    "मैं तुम्हें कल बता दूँगा",
    "तुम्हें फ़ोन कर दूँगा",
    "कल हम सब दिए जला देंगे",
    "Skill you need: plumbing",
    "Kya aap usko bata denge?",
    "A B C D: which block are you in?",
    "I am at C 4 B, u can come up",
  ])("is not “%s”", (text) => {
    expect(caughtBy(text)).toEqual([]);
  });
});

describe("contact of a child", () => {
  it.each([
    "it is our little secret, don't tell",
    "keep it secret from your mummy",
    "are your parents out? are you alone?",
    "meet me alone behind the school",
    "meet me in the park after tuition, come alone",
    "send me a nude pic",
    "s3nd nud3s",
    "nangi photo bhejo",
    "tum ghar pe akeli ho",
    "school ke baad akele milo",
    "toffee dunga, akele aana",
    "तुम घर पर अकेली हो?",
    "स्कूल के बाद पार्क में अकेली मिलना",
    "नंगी फ़ोटो भेजो",
  ])("is “%s”", (text) => {
    expect(caughtBy(text)).toContain("Contact of children");
  });

  it.each([
    "are you alone at home?",
    "Aunty ghar pe akele ho? Khana bhej dun?",
    "dont tell your mom, ok?",
    "Don’t tell ur parents",
    "d0nt tell ur mummy",
    "mummy ko mat batana",
    "मम्मी को मत बताना",
  ])("may be “%s”: its writer is asked", (text) => {
    const names = caughtBy(text);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !name.startsWith("What may be contact of a child"))).toEqual([]);
  });

  it.each([
    "Tell your mom the tailor is back",
    "School ke baad bus nahi aayi",
    "Is anybody at home? The gate is open",
    "13 year old girl missing since 5, she was alone near the park, photo attached",
    "My 14 year old girl wants to meet other badminton players",
    "My kids come home alone after school, is the crossing safe?",
    "meri maa ghar par akeli hai, doctor chahiye",
    "Mera beta ghar par akela hai, koi dekh lega?",
    "Send an electrician: naked wires near the gate, see photo",
    "Any girl travelling alone at night can call our group",
    "Show me nude lipstick shades under 300",
    "kapde utaar lo, baarish aa rahi hai",
    "Kisi ko mat batana, par inki kachori sabse achhi hai",
    "School ke baad bachche akele na aayein",
    "स्कूल के बाद बस नहीं आई",
    "माँ घर पर अकेली है, डॉक्टर चाहिए",
    "My mother is alone at the clinic, can somebody help?",
    "मम्मी को बता देना, दूध आ गया",
    "Photo of the lost dog: please send to the guard",
  ])("is not “%s”", (text) => {
    expect(caughtBy(text)).toEqual([]);
  });
});

it.each([
  ["Pay to asha.k@okaxis", "asha.k@okaxis"],
  ["9876543210@ybl", "9876543210@ybl"],
  ["send to ravi-1 @ paytm", "ravi-1@paytm"],
  ["ASHA@UPI", "asha@upi"],
  ["send to vijay(a)okaxis", "vijay@okaxis"],
  ["suresh at the rate paytm", "suresh@paytm"],
  ["sunita (at) ybl", "sunita@ybl"],
  ["sita AT apl", "sita@apl"],
  ["Pay at paytm counter", undefined],
  ["Write to asha@gmail.com", undefined],
  ["asha@sbi.co.in is my mail", undefined],
  ["Meet @ airtel store", undefined],
  ["@ravi said so", undefined],
])("the UPI id in “%s” is %s", (text, id) => {
  expect(findUpiId(text)).toBe(id);
});

describe("a line of a rule", () => {
  const readLine = (line: string) => readLines(line).lines[0];
  /** By the first line of a rule that has a match. */
  const found = (patterns: string, text: string) => {
    const read = readText(text);
    return readLines(patterns)
      .lines.map((line) => findLine(read, line))
      .find((words) => words !== undefined);
  };

  it("is read word by word: nothing that operators write is a regular expression", () => {
    expect(readLine("  ... / ?! ")).toBeUndefined();
    expect(readLine("sell & ...")).toBeUndefined();
    const odd = "(a+)+$ buy/sell ... pills";
    expect(found(odd, "A sell my very old pills")).toBe("A sell my very old pills");
    expect(found(odd, "a sell one two three four pills")).toBeUndefined();
  });

  it("gives the words that it was found in, as they were typed", () => {
    expect(found("kill ... you", "Now I’ll K1LL all of Y0U, ok?")).toBe("K1LL all of Y0U,");
  });

  it("is found if all its parts are there, in whatever order", () => {
    const line = "sell/buy ... pills & call/text & tonight";
    expect(found(line, "Call me tonight if you buy pills")).toBe("buy pills … Call … tonight");
    expect(found(line, "Call me if you buy pills")).toBeUndefined();
    expect(found(line, "pills to buy, call tonight")).toBeUndefined();
  });

  it.each(["milk &van", "milk& van", "milk ＆ van", "milk\u00a0&\u00a0van", "  milk & van "])(
    "is in parts however & is typed: %s",
    (line) => {
      expect(found(line, "The van with the milk is late")).toBe("milk … van");
    },
  );

  it("that ends in & is refused, and & within a word is none", () => {
    expect([readLine("milk &"), readLine("& milk"), readLine("milk & & van")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(found("r&b night", "An R&B night on Friday")).toBe("R&B night");
  });

  it("may ask for parts that stand near each other, in whatever order", () => {
    const line = "sell/buy ... pills ~ call/text & tonight";
    const far = "or anything else that helps with a cold which will not go away by itself";
    expect(found(line, "Tonight? Call me and buy pills, friends")).toBe(
      "Call me and buy pills, … Tonight?",
    );
    expect(found(line, `Call Asha tonight ${far}, and call me to buy pills`)).toBe(
      "call me to buy pills … tonight",
    );
    expect(found(line, `Call me tonight ${far}, buy pills`)).toBeUndefined();
  });

  it("may name words and phrases that other lines give a name to", () => {
    const rule = `
      thing = pills/powder
      {deal} ... {thing}
      deal = sell/buy
      deal = give ... away`;
    expect(found(rule, "Now buy any powder")).toBe("buy any powder");
    expect(found(rule, "I give them all away, old pills too")).toBe(
      "give them all away, old pills",
    );
    expect(found(rule, "I give old pills to Asha")).toBeUndefined();
    expect(readLines(rule).lines).toHaveLength(1);
  });

  it("can have several groups and words in one place", () => {
    const rule = `
      thing = pills
      deal = give ... away
      {deal}/sell {thing}/powder`;
    expect(found(rule, "we give all away pills")).toBe("give all away pills");
    expect(found(rule, "they sell powder")).toBe("sell powder");
    expect(found(rule, "they give powder")).toBeUndefined();
    expect(readLines(`${rule}/{sweet}`).problem).toBe("word-rule-group-unknown");
  });

  it("is not found in a text with words that must not be there", () => {
    const rule = `
      cure = doctor/chemist
      cure = family shop
      sell ~ pills ! {cure} ! free`;
    expect(found(rule, "I sell k!ll pills")).toBe("sell k!ll pills");
    expect(found(rule, "Ask a doctor. They sell pills")).toBeUndefined();
    expect(found(rule, "They sell pills, a family shop")).toBeUndefined();
    expect(found(rule, "They sell pills, delivery is free!")).toBeUndefined();
    expect([readLine("! pills"), readLine("sell !"), readLine("sell ! ?")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("that names words which the rule doesn't have is refused", () => {
    expect(readLines("deal = sell\n{deals} pills").problem).toBe("word-rule-group-unknown");
    expect(readLines("deal = ?!\n{deal} pills").problem).toBe("word-rule-line-empty");
    expect(readLines("deal = sell\n{deal} pills").problem).toBeUndefined();
  });

  it("may have beginnings and ends of words, spelled in whatever way", () => {
    expect(found("smash-/-unga it", "Kal phodoonga it")).toBe("phodoonga it");
    expect(found("smash-/-unga it", "we smashed it")).toBe("smashed it");
    expect(found("smash-/-unga it", "तोड़ूँगा it")).toBe("तोड़ूँगा it");
    expect(found("smash-/-unga it", "a mash of it, ungainly it")).toBeUndefined();
  });

  it("is not compared where the text lacks a word for one of its places", () => {
    const line = readLine("sell ... pills & {who}\nwho = smith-");
    let steps = 0;
    if (line) findLine(readText("we sell milk and pillows"), line, (more) => (steps += more));
    expect(steps, "where “sell” stands, and nothing more").toBe(1);
  });

  it("matches numbers as they are", () => {
    expect(found("room 12/13", "The key of room 13 is lost")).toBe("room 13");
    expect(found("room 12/13", "The key of room 14 is lost")).toBeUndefined();
  });

  it.each([
    ["letters that stand alone", "a ".repeat(250)],
    ["one long word", "ab".repeat(250)],
    ["signs that may be several letters", "1*|".repeat(166)],
    ["words with signs in them", "a-b.c/d ".repeat(62)],
    ["signs that may be several letters, one by one", "m * r d * n 1 * ".repeat(31)],
  ])("takes no more steps than it has places and the text has words: %s", (_, text) => {
    const read = readText(text);
    const words = [...read.words.values()].flat().length;
    expect(words).toBeLessThan(7000);
    const part = "a ... ".repeat(6);
    const rule = `g = ${part}b\n${part}b & ${part}c ~ a ~ {g} {g}/{g} {g} a & {g} ~ {g} ! {g} ! b`;
    const [line] = readLines(rule).lines;
    if (!line) throw new Error("the line has a problem");
    const inLine = [...line.clusters.flat(2), ...line.unless.flat()].length;
    const places = inLine + 2 * `${part}b`.split(" ").length;
    let steps = 0;
    findLine(read, line, (more) => (steps += more));
    expect(steps).toBeLessThanOrEqual(places * (words + 2 * read.pieces.length + 2));
  });
});
