import { env } from "cloudflare:workers";
import { desc, isNotNull, isNull } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { comments, posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { forgetFormer } from "#app/domain/posts/as-of.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { openDesk } from "#test/desk-case.ts";
import { CORNER, stores } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { settledPhone } from "#test/settled-phone.ts";
import { layStarterRules } from "#test/word-rules.ts";

const { db } = stores;
const HELD = "Some words in this post have to be checked first.";
const QUESTION = "Send it like this?";

const step = env.FEED_STEP_MS;
/** The clock of the server, half a minute after a full one. */
let now: number;
beforeAll(layStarterRules);
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "hourly_counts"])
    await env.DB.exec(`DELETE FROM ${table}`);
  env.FEED_STEP_MS = String(MINUTE_MS);
  now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS / 2;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  env.FEED_STEP_MS = step;
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime((now += ms));
/** A page without its scripts, which hold every text of the catalogue. */
const textOf = async (phone: Phone, path: string) => shown(await (await phone.get(path)).text());
const shown = (html: string) =>
  html.replaceAll("<!-- -->", "").replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
const say = (phone: Phone, thread: string, fields: Record<string, string>) =>
  phone.send(`/nearby/posts/${thread}`, {
    operation: "comment",
    isOldEnough: "yes",
    sendKey: crypto.randomUUID(),
    ...fields,
  });
const edit = (phone: Phone, thread: string, fields: Record<string, string>) =>
  phone.send(`/nearby/posts/${thread}?edit`, { operation: "edit", venue: "", ...fields });
const newestPost = async () => {
  const [post] = await db.select().from(posts).orderBy(desc(posts.id)).limit(1);
  if (!post) throw new Error("there is no post");
  return post;
};
const markOf = (html: string) => /value="([\w-]+)" name="asItIs"/.exec(html)?.[1] ?? "";

/** The phone of a neighbour, and the thread of the post that it has published. */
async function publisher(text: string, fields = {}) {
  const author = await settledPhone();
  // Later than any other, as the place of ids within a millisecond is random.
  later(1);
  const reply = await author.publish({ text, ...fields });
  return { author, reply, thread: (await newestPost()).publicId };
}

/** Everything that somebody else can look at, who has a post and a comment of their own there. */
async function seenByOthers(reader: Phone, threads: readonly string[]): Promise<string> {
  const paths = ["/nearby", "/nearby/older", "/nearby/mine", "/nearby/mine/export"];
  const links = threads.map((thread) => `/nearby/posts/${thread}`);
  const pages = [...paths, ...links].map(async (path) => (await reader.get(path)).text());
  return (await Promise.all(pages)).join("\n");
}

describe("a death threat and a solicitation of children", () => {
  /** Sends these words as a post, a place, an edit and a comment, each by somebody else; gives the three posts and the thread. */
  async function sendEverywhere(words: string) {
    const { author, reply, thread } = await publisher(`Hello. ${words}!`, { photos: png });
    expect(reply.headers.get("Location")).toBe("/nearby?posted=checked");
    const place = await publisher("Tea?", { kind: "help", venue: words });
    const edited = await publisher("The stall is open");
    const commented = await publisher("A ladder?");
    later(MINUTE_MS);
    expect((await edit(edited.author, edited.thread, { text: words })).status).toBe(303);
    await say(author, commented.thread, { text: words });
    later(2 * MINUTE_MS);
    expect(await db.$count(cases)).toBe(4);
    return { author, held: [thread, place.thread, edited.thread], open: commented.thread };
  }

  it.each(["I will k1ll y0u tonight", "मम्मी को मत बताना, अकेली आना"])(
    "are not published, as post, comment, place or edit: %s",
    async (words) => {
      const { author, held, open } = await sendEverywhere(words);
      const reader = await settledPhone();
      for (const each of held) {
        expect((await reader.get(`/nearby/posts/${each}`)).status).toBe(404);
        expect((await newPhone().get(`/nearby/posts/${each}`)).status).toBe(404);
      }
      const seen = await seenByOthers(reader, [...held, open]);
      expect(seen).not.toContain(words);
      expect(await textOf(reader, "/nearby")).not.toMatch(/1 comment\b/);
      const fresh = await reader.get(`/nearby/fresh?since=${now - HOUR_MS}&place=here`);
      expect(await fresh.text()).not.toContain(words);
      expect(await textOf(author, `/nearby/posts/${held[0]}`)).toContain(HELD);
    },
  );

  // As seen from the marks that keep the two above from everybody, whatever their words.
  it.each([
    "we will K.I.L.L you",
    "I will kіll уоu",
    "I will k\u3164i\u3164l\uffa0l you",
    "I\u3164will\u115fkill\u3164you",
    "main tujhe jaan se maar dunga",
    "tujhe zinda n@hi chh0dunga",
    "तुझे जान से मार दूँगा",
    "d0nt tell ur mummy, meet me",
    "mummy ko m@t batana, school ke baad akeli aana",
    "we’ll break both your legs",
    "tum 12 saal ki ho na? raaz rakhna, milo",
    "s e n d n u d e s",
    "तेरे घर को आग लगा दूंगा",
    "r u 12? s3nd ur pics, dont t3ll m0m",
  ])("are held, as post, comment, place or edit: %s", async (words) => {
    const { held } = await sendEverywhere(words);
    const hidden = db.select().from(posts).where(isNotNull(posts.hiddenAt));
    expect((await hidden).map(({ publicId }) => publicId).toSorted()).toEqual(held.toSorted());
    expect(await db.select().from(comments).where(isNull(comments.hiddenAt))).toEqual([]);
  });
});

it("a newcomer's post that a rule holds was, for the desk, posted when the rule held it", async () => {
  vi.setSystemTime((now = Date.UTC(2027, 0, 20, 6, 0, 30)));
  const author = newPhone();
  await author.goTo(CORNER);
  await author.publish({ text: "Tujhe maar dunga yaar" });
  const desk = await openDesk();
  const [held] = await db.select().from(cases);
  expect(shown(await desk.page(`/desk/reports/${held?.id}`))).toMatch(
    /Posted <time [^>]*>20 Jan 2027, 11:30 am<.*By a newcomer: not to show before 11:32 am</,
  );
});

it("a post that a rule holds is checked first by the desk, told to its author as such, and shows from the next full minute", async () => {
  const { author, thread } = await publisher("Tujhe maar dunga yaar, paani bhej", { hours: "1" });
  const reader = await settledPhone();
  expect(await textOf(author, "/nearby?posted=checked")).toContain(
    "Sent. It has to be checked first",
  );
  expect(await textOf(author, "/nearby/mine")).toMatch(
    /We’re checking it for: Violence or threats\./,
  );
  const own = await textOf(author, `/nearby/posts/${thread}`);
  expect(own).toContain(HELD);
  expect(own).toContain("59 min left");
  later(3 * HOUR_MS);
  expect(await textOf(author, `/nearby/posts/${thread}`)).toContain("59 min left");
  const desk = await openDesk();
  const [held] = await db.select().from(cases);
  const queue = await desk.page("/desk/reports");
  expect(queue).toMatch(/Caught by the rule <a href="\/desk\/words\/1">Threats<\/a>/);
  expect(queue).toContain(">Tujhe maar dunga<");
  expect(await desk.page(`/desk/reports/${held?.id}`)).toMatch(
    /<input[^>]*(?:checked=""[^>]*value="violence"|value="violence"[^>]*checked="")/,
  );
  expect((await desk.act(held?.id ?? 0, { act: "restore" })).status).toBe(303);
  later(MINUTE_MS / 2 - 2);
  expect((await reader.get(`/nearby/posts/${thread}`)).status).toBe(404);
  expect(await textOf(reader, "/nearby")).not.toContain("paani");
  later(1);
  expect((await reader.get(`/nearby/posts/${thread}`)).status).toBe(200);
  expect(await textOf(reader, "/nearby")).toMatch(/paani.*just now|just now.*paani/s);
  const mine = await textOf(author, "/nearby/mine");
  expect(mine).toMatch(/We checked your post <q[^>]*>[^<]*<\/q> and found nothing wrong with it\./);
  expect(mine).not.toContain(HELD);
  later(HOUR_MS - 2 * MINUTE_MS);
  expect((await reader.get(`/nearby/posts/${thread}`)).status).toBe(200);
  later(MINUTE_MS);
  expect((await reader.get(`/nearby/posts/${thread}`)).status).toBe(404);
});

it("a newcomer's post that a rule holds is not said to be visible soon, as their other posts are", async () => {
  const author = newPhone();
  const pageOf = async (text: string) => {
    expect((await author.publish({ text })).status).toBe(303);
    later(1);
    return textOf(author, `/nearby/posts/${(await newestPost()).publicId}`);
  };
  expect(await pageOf("I will kill you tonight")).not.toContain("visible soon");
  expect(await pageOf("Tea?")).toContain("visible soon");

  const thread = (await newestPost()).publicId;
  // So that its post is not to come as well.
  later(3 * MINUTE_MS);
  const pageWith = async (text: string) => {
    expect((await say(author, thread, { text })).status).toBe(303);
    return textOf(author, `/nearby/posts/${thread}`);
  };
  expect(await pageWith("I will kill you tonight")).not.toContain("visible soon");
  expect(await pageWith("I have one")).toContain("visible soon");
});

it("a comment that a rule holds counts from the moment it is let through, and stands last", async () => {
  const { author, thread } = await publisher("Who has a ladder?");
  await say(author, thread, { text: "I will kill you if you break it" });
  later(MINUTE_MS);
  const reader = await settledPhone();
  await say(reader, thread, { text: "I have one" });
  later(MINUTE_MS);
  expect(await textOf(reader, "/nearby")).toContain("1 comment");
  const desk = await openDesk();
  const [held] = await db.select().from(cases);
  await desk.act(held?.id ?? 0, { act: "restore" });
  expect(await textOf(reader, `/nearby/posts/${thread}`)).not.toContain("I will kill you");
  later(MINUTE_MS);
  expect(await textOf(reader, `/nearby/posts/${thread}`)).toMatch(/I have one.*I will kill you/s);
  expect(await textOf(reader, "/nearby")).toContain("2 comments");
});

it("an edit that a rule holds shows from the next full minute after it is let through; its old words show until then", async () => {
  const { author, thread } = await publisher("Who has a ladder?");
  later(MINUTE_MS);
  await edit(author, thread, { text: "I will kill you for a ladder" });
  // Longer than the old words of a visible post are kept.
  later(20 * MINUTE_MS);
  await forgetFormer(db, { now });
  const reader = await settledPhone();
  expect((await reader.get(`/nearby/posts/${thread}`)).status).toBe(404);
  const desk = await openDesk();
  const [held] = await db.select().from(cases);
  expect((await desk.act(held?.id ?? 0, { act: "restore" })).status).toBe(303);
  for (const path of ["/nearby", `/nearby/posts/${thread}`]) {
    const seen = await textOf(reader, path);
    expect(seen).toContain("Who has a ladder?");
    expect(seen).not.toContain("I will kill you");
    expect(await textOf(author, path)).toContain("I will kill you");
  }
  later(MINUTE_MS / 2);
  for (const path of ["/nearby", `/nearby/posts/${thread}`])
    expect(await textOf(reader, path)).toContain("I will kill you for a ladder");
});

it("what the desk takes away after a rule held it is appealed like anything else, and ends in a day at most", async () => {
  const { author, thread } = await publisher("I will kill you");
  later(HOUR_MS);
  const desk = await openDesk();
  const [held] = await db.select().from(cases);
  const act = { act: "hide", rule: "violence", reason: "It is a threat." };
  expect((await desk.act(held?.id ?? 0, act)).status).toBe(303);
  const mine = await textOf(author, "/nearby/mine");
  expect(mine).toContain("It is a threat.");
  expect(mine).toContain(`/nearby/mine/appeal?case=${held?.id}`);
  const { expiresAt } = await newestPost();
  expect(expiresAt).toBeLessThanOrEqual(now + DAY_MS);
  expect((await newPhone().get(`/nearby/posts/${thread}`)).status).toBe(404);
});

describe("words that may tell too much", () => {
  const NUMBER = "Plumber: 98765 43210";
  /** The question, and right below it its answers; before them the button that Enter presses. */
  const QUESTION_WITH_ANSWERS =
    /role="alert">Send it like this\?[^<]*<\/p><button class="unseen"[^>]*><\/button><div class="actions"><a [^>]*>Change it<\/a><button [^>]*name="asItIs"/;

  it("come back with the question, and nothing is lost; sent as they are, they are published", async () => {
    const author = await settledPhone();
    const asked = await author.publish({ text: NUMBER, venue: "Gate 2", kind: "update" });
    expect(asked.status).toBe(422);
    const html = shown(await asked.text());
    expect(html).toContain(QUESTION);
    expect(html).toContain("It has a phone number in it (98765 43210).");
    expect(html).toMatch(QUESTION_WITH_ANSWERS);
    expect(html).toMatch(/<textarea[^>]*name="text"[^>]*>Plumber: 98765 43210<\/textarea>/);
    expect(html).toMatch(/name="venue" value="Gate 2"|value="Gate 2"[^>]*name="venue"/);
    expect(await db.$count(posts)).toBe(0);
    const fields = { text: NUMBER, venue: "Gate 2", kind: "update", asItIs: markOf(html) };
    const other = await author.publish({ ...fields, text: `${NUMBER} or 98765 43211` });
    expect(other.status).toBe(422);
    const sent = await author.publish(fields);
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/nearby?posted"]);
    expect(await newestPost()).toMatchObject({ text: NUMBER, hiddenAt: null });
    expect(await db.$count(cases)).toBe(0);
  });

  it("come back from the outbox with all that its page needs to ask", async () => {
    const author = await settledPhone();
    const form = {
      kind: "update",
      text: "Pay asha@okaxis, or I call 9876543210",
      reach: "3",
      hours: "24",
      sendKey: crypto.randomUUID(),
    };
    const tile = /name="tile" value="([^"]+)"/.exec(await textOf(author, "/nearby/new"))?.[1] ?? "";
    const asked = await author.send("/nearby/outbox", { ...form, tile });
    expect(asked.status).toBe(422);
    const { problem } = (await asked.json()) as { problem: Record<string, unknown> };
    expect(problem).toMatchObject({
      of: "form",
      refusal: {
        reason: "asked-first",
        found: [
          { of: "phone", words: "9876543210" },
          { of: "upi", words: "asha@okaxis" },
        ],
      },
    });
    const { mark } = problem["refusal"] as { mark: string };
    const sent = await author.send("/nearby/outbox", { ...form, tile, asItIs: mark });
    expect([sent.status, await sent.json()]).toEqual([
      200,
      expect.objectContaining({ isHeld: false }),
    ]);
    const again = await author.send("/nearby/outbox", { ...form, tile });
    expect(again.status).toBe(200);
  });

  it("are asked about in comments and in edits too", async () => {
    const { author, thread } = await publisher("Who knows a plumber?");
    later(MINUTE_MS);
    const asked = await say(await settledPhone(), thread, { text: NUMBER });
    expect(asked.status).toBe(422);
    const html = shown(await asked.text());
    expect(html).toContain(QUESTION);
    expect(html).toContain(`>${NUMBER}</textarea>`);
    expect(html).toMatch(QUESTION_WITH_ANSWERS);
    const sent = await say(await settledPhone(), thread, { text: NUMBER, asItIs: markOf(html) });
    expect(sent.status).toBe(303);
    const { author: other, thread: own } = await publisher("A tap drips");
    const question = await edit(other, own, { text: NUMBER });
    expect(question.status).toBe(422);
    const changed = shown(await question.text());
    expect(changed).toContain(`>${NUMBER}</textarea>`);
    expect(changed).toMatch(QUESTION_WITH_ANSWERS);
    expect((await edit(other, own, { text: NUMBER, asItIs: markOf(changed) })).status).toBe(303);
    expect((await newestPost()).text).toBe(NUMBER);
    expect((await author.get(`/nearby/posts/${thread}`)).status).toBe(200);
  });

  it("are asked about in Hindi", async () => {
    const author = newPhone({ cookies: { language: "hi" } });
    await author.goTo(CORNER);
    const html = shown(await (await author.publish({ text: NUMBER })).text());
    expect(html).toContain("क्या इसे ऐसे ही भेजना है?");
    expect(html).toContain(">ऐसे ही पोस्ट करें<");
  });
});

it("who writes the same again gets the same answer, and the desk one case", async () => {
  const author = await settledPhone();
  const sending = { text: "I will kill you", sendKey: crypto.randomUUID() };
  for (const _ of [1, 2]) {
    const reply = await author.publish(sending);
    expect(reply.headers.get("Location")).toBe("/nearby?posted=checked");
  }
  expect([await db.$count(posts), await db.$count(cases)]).toEqual([1, 1]);
});
