import { env } from "cloudflare:workers";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { ADJECTIVES, CREATURES } from "#app/domain/people/handle-words.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { KINDS, REACTIONS } from "#app/domain/posts/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import type { ThreadAnswer } from "#app/routes/nearby/components/thread-answer.ts";
import { FeedPage } from "#app/routes/nearby/feed/feed-page.tsx";
import { LocateMe } from "#app/routes/nearby/place/locate-me.tsx";
import { whyNothing } from "#app/domain/places/why-nothing.ts";
import { PlaceSearch } from "#app/routes/nearby/place/place-search.tsx";
import { ThreadPage } from "#app/routes/nearby/thread/thread-page.tsx";
import { MessagesProvider } from "#app/ui/messages.tsx";
import { awayFromCorner, CORNER, newNeighbour, post, tileOf } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { comment, reportAway } from "#test/reports.ts";
import { SHOWN_PLAN } from "#test/shown-post.ts";
import { catalogues } from "./catalogues.server.ts";
import { chooser } from "./hi/chooser.ts";
import { places } from "./hi/places.ts";

speakPseudo();

const HANDLE_WORDS = new Set([...ADJECTIVES, ...CREATURES].flatMap((words) => words.split(/\W/)));
const MUMBAI = { latitude: "19.07612", longitude: "72.87798", city: "Mumbai" };
const NOWHERE = { latitude: "19.07612", longitude: "72.87798" };
const hindiPhone = (cf: Record<string, string> = {}) =>
  newPhone({ cookies: { language: "hi" }, cf });
const quiet = awayFromCorner(200);
/** Nothing there has a name. */
const OCEAN = "16/27000/32768";

const asha = hindiPhone();
const reader = hindiPhone();
const lonely = hindiPhone();
/** Threads: of somebody else, of the reader, one that was reported, and one of a single photo. */
let theirs = "";
let own = "";
let hidden = "";
let single = "";

beforeAll(async () => {
  const now = Date.now();
  await asha.goTo(CORNER);
  await reader.goTo(CORNER);
  await lonely.send("/nearby/place", { tile: writeTile(tileOf(quiet)), name: "" });
  const author = await newNeighbour(now);
  const ages = [30 * 1000, 40 * MINUTE_MS, 5 * HOUR_MS];
  for (const [index, kind] of KINDS.entries()) {
    const hours = index === 0 ? 24 : index === 1 ? 1 : 6;
    await post({
      kind,
      hours,
      text: "Hot jalebi",
      venue: "Bus stop",
      now: now - (ages[index] ?? 0),
    });
  }
  const photos = [png, png];
  theirs = (await post({ author, text: "Two kites", files: photos, now })).publicId;
  single = (await post({ text: "One kite", files: [png], now })).publicId;
  await comment(author, theirs, "Blue ones", now);
  await comment(await newNeighbour(now), theirs, "Lovely", now);
  for (const reaction of REACTIONS) {
    const given = { operation: "react", reaction: `${reaction} on`, isOldEnough: "yes" };
    await reader.send(`/nearby/posts/${theirs}`, given);
  }
  const words = { operation: "comment", text: "Mine", sendKey: crypto.randomUUID() };
  await reader.send(`/nearby/posts/${theirs}`, words);
  own = await publishedBy(reader, "Somebody, please");
  await reader.send(`/nearby/posts/${own}`, { operation: "resolve", isResolved: "yes" });
  hidden = await publishedBy(asha, "Asha alone sees this");
  await reportAway({ thread: hidden, now });
  await env.DB.prepare("UPDATE people SET created_at = created_at - ?")
    .bind(90 * DAY_MS)
    .run();
});

async function publishedBy(phone: typeof asha, text: string): Promise<string> {
  await phone.publish({ text, kind: "help" });
  const mine = await (await phone.get("/nearby/mine")).text();
  return /\/nearby\/posts\/([\w-]{16})/.exec(mine)?.[1] ?? "";
}

const COMMENT = { operation: "comment", text: "7", sendKey: "a-key-of-tests" };
const REACTION = { operation: "react", reaction: "sad on" };
const act = (fields: Record<string, string>, phone = reader, thread = theirs) =>
  phone.send(`/nearby/posts/${thread}`, fields);

/** Each with something that is only there in this state. */
const SCREENS: [name: string, status: number, sign: string, open: () => Promise<Response>][] = [
  ["a first visit", 200, "choose-place", () => hindiPhone().get("/nearby")],
  ["a guess", 200, ">Mumbai</span>", () => hindiPhone(MUMBAI).get("/nearby")],
  ["a guess without a name", 200, "guessed-place", () => hindiPhone(NOWHERE).get("/nearby")],
  ["places", 200, ">The corner</span>", () => reader.get("/nearby/place")],
  ["places without a name", 200, 'id="own-name"', () => lonely.get("/nearby/place")],
  ["a place that is none", 422, "used-places", () => reader.send("/nearby/place", { tile: "" })],
  ["a map", 200, 'type="radio"', () => hindiPhone().get(`/nearby/place/map?at=${OCEAN}`)],
  ["a wide map", 200, 'name="at"', () => hindiPhone().get(`/nearby/place/map?at=${OCEAN}&wide`)],
  ["the feed, with the rules", 200, 'id="rules"', () => reader.get("/nearby")],
  ["older posts", 200, 'href="/nearby?within=3"', () => lonely.get("/nearby?before=x")],
  ["own posts in the feed", 200, 'class="mark"', () => reader.get("/nearby?kind=help")],
  ["an empty feed", 200, "quiet-corner", () => lonely.get("/nearby")],
  ["the widest empty feed", 200, "quiet-corner", () => lonely.get("/nearby?within=10")],
  ...KINDS.map((kind): (typeof SCREENS)[number] => {
    return [
      `an empty feed of ${kind}`,
      200,
      "quiet-corner",
      () => lonely.get(`/nearby?kind=${kind}`),
    ];
  }),
  ["a thread", 200, 'value="delete-comment"', () => reader.get(`/nearby/posts/${theirs}`)],
  ["an own thread", 200, 'name="isResolved" value="no"', () => reader.get(`/nearby/posts/${own}`)],
  [
    "an edit that is too long",
    422,
    'aria-invalid="true"',
    () => act({ operation: "edit", text: "7".repeat(501) }, reader, `${own}?edit`),
  ],
  ["a thread of a single photo", 200, "of-1", () => reader.get(`/nearby/posts/${single}`)],
  ["a reported thread", 200, 'class="notice"', () => asha.get(`/nearby/posts/${hidden}`)],
  ["no comment", 422, 'aria-invalid="true"', () => act({ ...COMMENT, text: " " })],
  ["a long comment", 422, 'aria-invalid="true"', () => act({ ...COMMENT, text: "7".repeat(1001) })],
  ["a comment of bells", 422, 'aria-invalid="true"', () => act({ ...COMMENT, text: "7\u0007" })],
  ["a comment without a key", 422, "alert", () => act({ ...COMMENT, sendKey: "" })],
  ["a comment before its age", 403, "age", () => act(COMMENT, hindiPhone())],
  ["a comment too young", 403, "age", () => act({ ...COMMENT, isOldEnough: "no" }, hindiPhone())],
  ["a reaction before its age", 403, "age", () => act({ ...REACTION }, hindiPhone())],
  ["a reaction that is none", 422, "alert", () => act({ ...REACTION, reaction: "wow on" })],
  ["a block of oneself", 422, "alert", () => act({ operation: "block", of: "post" }, reader, own)],
  ["a thread that is gone", 404, "message", () => reader.get("/nearby/posts/xxxxxxxxxxxxxxxx")],
];

/** What only a browser shows: how it finds a place, and what it says without a network. */
const PARTS: [name: string, part: () => ReactNode][] = [
  ["the phone's position", () => createElement(LocateMe)],
  ["a search", () => createElement(PlaceSearch, { answered: undefined })],
  ...["12", "999999", "🙂🙂🙂", "https://example.org/"].map((typed): (typeof PARTS)[number] => {
    const answered = { typed, places: [], nothing: whyNothing(typed) };
    return [`a search for ${typed}`, () => createElement(PlaceSearch, { answered })];
  }),
  ["the feed as it was last seen", () => createElement(FeedPage, FEED)],
  ["a comment that did not get through", () => threadWith("comment", "unreachable")],
  ["a block that failed", () => threadWith("block", "broken")],
  ["a reaction to what has ended", () => threadWith("react", "ended")],
];
const FEED: Parameters<typeof FeedPage>[0] = {
  corner: { place: { tile: tileOf(CORNER), name: "" }, shops: [], labels: [] },
  look: { reach: 3, kind: undefined },
  isChosen: false,
  page: { posts: [SHOWN_PLAN], older: "7", newest: "7" },
  now: 0,
  isOlder: false,
  isRecalled: true,
  waiting: { isWaiting: false, postsSince: 0 },
  news: 0,
};

function threadWith(operation: string, failure: "unreachable" | "broken" | "ended"): ReactNode {
  const problem = { of: "form", failure } as const;
  const answer: ThreadAnswer = {
    operation,
    problem,
    age: null,
    text: "",
    venue: "",
    isOldEnough: "",
    sendKey: "",
    reaction: "",
    block: "",
  };
  const thread = {
    post: SHOWN_PLAN,
    comments: [],
    isHidden: false,
    check: undefined,
    whyHidden: null,
    age: null,
    sendKey: "",
    now: 0,
  };
  return createElement(ThreadPage, { ...thread, answer });
}

function render(part: () => ReactNode): string {
  const messages = { language: "hi", texts: catalogues.hi } as const;
  const Page = createRoutesStub([{ path: "/nearby", Component: () => part() }]);
  const page = createElement(Page, { initialEntries: ["/nearby"] });
  const provided = { of: messages, children: page };
  const html = renderToString(createElement(MessagesProvider, provided));
  return `<body>${html}`;
}

/** What a link to the post says in a chat: its own words, and what people call the place. */
const PREVIEWED = new Set(["Two", "kites", "Kurla", "West"]);

/** Latin words in real Hindi texts, such as DIGIPIN: the ways to choose a place bring these, not pseudo texts. */
const BROUGHT = new Set(
  Object.values({ ...chooser, ...places })
    .flatMap((text) => (typeof text === "string" ? text : Object.values(text)))
    .join(" ")
    .match(/[a-z]{2,}/gi),
);

/** The words of a page that are neither from the catalogue, nor neighbours' names or previews, nor brought by a way to choose a place. */
const strayWordsIn = async (html: string) =>
  (await plainWordsIn(new Response(html))).filter(
    (word) =>
      !HANDLE_WORDS.has(word) &&
      !PREVIEWED.has(word) &&
      !(html.includes("choose-place") && BROUGHT.has(word)),
  );

describe("in another language, no text from outside the catalogue is on", () => {
  it.each(SCREENS)("%s", async (_, status, sign, open) => {
    const page = await open();
    expect(page.status).toBe(status);
    const html = await page.text();
    expect(html).toContain('<html lang="hi">');
    expect(html.slice(html.indexOf("<body"), html.indexOf("<script"))).toContain(sign);
    expect(await strayWordsIn(html)).toEqual([]);
  });

  it.each(PARTS)("%s", async (_, part) => {
    const html = render(part);
    expect(html).toMatch(/[áéíóú]/);
    expect(await strayWordsIn(html)).toEqual([]);
  });
});
