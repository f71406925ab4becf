import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { CORNER, post } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { comment, report, settledNeighbour } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { storeMadeMenu } from "#test/stored-menus.ts";
import { submit, visit } from "#test/visit.ts";
import { LANGUAGES, localPath, type Language } from "./languages.ts";

/*
 * Journeys look at a screen with axe in English. What axe finds depends on its tags, their roles and styles, and on whether
 * things have names and the page has a language. So a screen in Hindi passes where it has the same tags as the English one,
 * in the same tags, with the same styles, and a name or words in Hindi wherever that has some in English.
 */

const db = openDatabase(env.DB);
const MINE = "/nearby/mine";
let thread = "";
let menu = "";
let owner = "";
/** For each language, the phone of a neighbour whose post was hidden, and where they can ask for a second look. */
const phones = {} as Record<Language, Phone>;
const appeals = {} as Record<Language, string>;

beforeAll(async () => {
  const now = Date.now();
  menu = await storeMadeMenu(3, 9);
  owner = (await logIn(menu)).cookie;
  ({ publicId: thread } = await post({ text: "Two kites", venue: "Bus stop", files: [png], now }));
  await comment(await settledNeighbour(now), thread, "Blue ones", now);
  await post({ kind: "plan", text: "Kites at five", now });
  for (const language of LANGUAGES) await settle(language);
});

async function settle(language: Language): Promise<void> {
  const phone = newPhone({ cookies: { language } });
  phones[language] = phone;
  await phone.goTo(CORNER);
  await phone.publish({ text: `Buy my pills, ${language}` });
  const [, own = ""] =
    /\/nearby\/posts\/([\w-]{16})/.exec(await (await phone.get(MINE)).text()) ?? [];
  await report({ thread: own, now: Date.now() });
  const id = (await db.select().from(cases)).at(-1)?.id ?? 0;
  const decided = { decision: "hide", rule: "spam", reason: "No pills.", decidedBy: "7" } as const;
  await db
    .update(cases)
    .set({ ...decided, decidedAt: Date.now() })
    .where(eq(cases.id, id));
  appeals[language] = `${MINE}/appeal?case=${id}`;
}

const publicPage = (path: string) => (language: Language) => visit(localPath(language, path));
const nearby = (path: string) => (language: Language) => phones[language].get(path);
const inThread = (rest: string) => (language: Language) =>
  phones[language].get(`/nearby/posts/${thread}${rest}`);
const asOwner = (path: string) => (language: Language) =>
  visit(path, { headers: { Cookie: `${owner}; language=${language}` } });
const sent = (path: string) => (language: Language) => submit(localPath(language, path), {});

const SCREENS: [name: string, open: (language: Language) => Promise<Response>][] = [
  ["the home page", publicPage("/")],
  ["the contact form", publicPage("/contact")],
  ["the contact form, sent empty", sent("/contact")],
  ["a message that was sent", publicPage("/contact?sent")],
  ["the form that asks for a menu", publicPage("/add-shop")],
  ["the form that asks for a menu, sent empty", sent("/add-shop")],
  ["a request for a menu that was sent", publicPage("/add-shop?sent")],
  ["help with a forgotten login", publicPage("/login-help")],
  ["the numbers of moderation", publicPage("/moderation")],
  ["a menu", (language) => visit(localPath(language, `/menu/${menu}`))],
  ["a menu that does not exist", publicPage("/menu/none")],
  [
    "the login",
    (language) => visit("/shop/login", { headers: { Cookie: `language=${language}` } }),
  ],
  [
    "the login, refused",
    (language) => submit("/shop/login", { username: "x" }, { Cookie: `language=${language}` }),
  ],
  ["the account's page", asOwner("/shop/account")],
  [
    "the account's page, refused",
    (language) => submit("/shop/account", SHORT, { Cookie: `${owner}; language=${language}` }),
  ],
  ["how to share a menu", asOwner("/shop/share")],
  ["table stands", asOwner("/shop/share/stand?tables=2")],
  ["table stands for a number that is wrong", asOwner("/shop/share/stand?tables=x")],
  ["the ways to choose a place", nearby("/nearby/place")],
  ["a map", nearby("/nearby/place/map?at=16/46902/30384")],
  ["a wide map", nearby("/nearby/place/map?at=16/46902/30384&wide")],
  ["the feed", nearby("/nearby")],
  ["another corner", nearby("/nearby?at=16/46902/30384")],
  ["a thread", inThread("")],
  ["the form for a post", nearby("/nearby/new")],
  ["the form for a post, sent empty", (language) => phones[language].publish({ text: "" })],
  ["the report of a post", inThread("/report?of=post")],
  ["a report that was sent", inThread("/report?of=post&sent=spam")],
  ["one's own page, with what was hidden", nearby(MINE)],
  ["the form for a second look", (language) => phones[language].get(appeals[language])],
  ["the offline page", nearby("/nearby/offline")],
];
const SHORT = { operation: "change-password", current: "x", new: "x" };

describe("in Hindi there are the same tags as in English, and names and words where those have some, on", () => {
  it.each(SCREENS)("%s", async (_, open) => {
    const [english = [], hindi] = await readBoth(open);
    expect(english.length).toBeGreaterThan(10);
    expect(hindi).toEqual(english);
  });

  // The texts differ, as the Hindi one says that the English one counts.
  it.each(["/privacy-policy", "/csae-standards"])("%s, for each kind of tag", async (path) => {
    const [english, hindi] = (await readBoth(publicPage(path))).map((tags) => [
      ...new Set(tags.map((tag) => tag.replace(/^.* > /, "")).toSorted()),
    ]);
    expect(hindi).toEqual(english);
  });
});

function readBoth(open: (language: Language) => Promise<Response>): Promise<string[][]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const html = await (await open(language)).text();
      expect(html).toContain(`<html lang="${language}"`);
      return tagsOf(new Response(html));
    }),
  );
}

/** Attributes with text in the language of the page. */
const SPOKEN = new Set(["aria-label", "alt", "placeholder", "title"]);
/** Attributes that decide how a tag looks and what it is to a screen reader. */
const TOLD =
  /^(aria-|role$|type$|name$|for$|class$|id$|scope$|hidden$|open$|checked$|disabled$|tabindex$)/;

interface Tag {
  name: string;
  told: string[];
  hasWords: boolean;
}

/** What has nothing in it, nor always an end tag: https://html.spec.whatwg.org/#void-elements, and the lines of drawings. */
const EMPTY = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|rect|use)$/;

/** Each language's neighbour has a post of their own. */
const OF_POST = /post-[\w-]{16}/;

/**
 * The tags of a page's body, each below those around it, with what it is to a browser and whether there are words in it, in
 * the order of the alphabet: sentences may name things in another order.
 */
async function tagsOf(page: Response): Promise<string[]> {
  const tags: Tag[] = [];
  let around: Tag[] = [];
  const rewriter = new HTMLRewriter().on("body *", {
    element(element) {
      const told = [...(element.attributes as Iterable<string[]>)].flatMap(
        ([name = "", value = ""]) => {
          if (SPOKEN.has(name)) return [`${name}=${value.trim() === "" ? "" : "said"}`];
          return TOLD.test(name) ? [`${name}=${value.replace(OF_POST, "post")}`] : [];
        },
      );
      const path = [...around.map(({ name }) => name), element.tagName].join(" > ");
      const tag = { name: element.tagName, told: [path, ...told.toSorted()], hasWords: false };
      tags.push(tag);
      if (EMPTY.test(element.tagName)) return;
      around = [...around, tag];
      element.onEndTag(() => {
        around = around.slice(0, -1);
      });
    },
    text({ text }) {
      if (text.trim() !== "") for (const tag of around) tag.hasWords = true;
    },
  });
  await rewriter.transform(page).arrayBuffer();
  return tags.map(({ told, hasWords }) => [...told, hasWords ? "words" : ""].join(" ")).toSorted();
}
