import { env } from "cloudflare:workers";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { banAuthor } from "#app/domain/reports/bans.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { formsIn } from "#test/forms-in.ts";
import { CORNER, stores, post } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { comment, seenCase, settledNeighbour } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN } from "#test/visit.ts";
import { clientAction } from "./report.tsx";

const { db } = stores;

let thread: string;
let browser: Phone;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  ({ publicId: thread } = await post({ text: "Buy my pills", files: [png], now: Date.now() }));
  browser = newPhone();
  await browser.goTo(CORNER);
});

const TOLD: unknown = expect.stringContaining("pills");
const formOf = (of: string) => `/nearby/posts/${thread}/report?of=${of}`;
const send = (fields: Record<string, string>, by = browser) =>
  by.send(formOf(fields["of"] ?? "post"), { of: "post", reason: "spam", words: "", ...fields });
const textOf = async (path: string, by = browser) =>
  (await (await by.get(path)).text()).replaceAll("<!-- -->", "");

describe("Report", () => {
  it("is on every post, every comment and every photo of others, and asks for no login", async () => {
    const of = await comment(await settledNeighbour(Date.now()), thread, "Nonsense", Date.now());
    const page = await textOf(`/nearby/posts/${thread}`);
    for (const thing of ["post", "photo-1", of]) {
      expect(page).toContain(`href="/nearby/posts/${thread}/report?of=${thing}"`);
      const response = await newPhone().get(formOf(thing));
      expect([thing, response.status]).toEqual([thing, 200]);
    }
    expect(await textOf("/nearby")).toContain(formOf("post"));
  });

  it("offers what harms a child first, and is sent without a session and without a question about age", async () => {
    const page = await textOf(formOf("post"));
    const names = [...page.matchAll(/name="reason".*?<span>([^<]+)</g)].map(([, name]) => name);
    expect(names).toEqual([
      "A child is being harmed",
      "Violence or threats",
      "Harassment or hate",
      "Somebody’s private information",
      "Spam or a scam",
      "Something else",
    ]);
    const before = await db.$count(people);
    const sent = await send({ words: "He sells pills" });
    expect(sent.headers.get("Location")).toBe(`${formOf("post")}&sent=spam`);
    expect(await db.$count(people)).toBe(before + 1);
    expect(await db.select().from(reports)).toMatchObject([
      { reason: "spam", words: "He sells pills" },
    ]);
    expect(await textOf(`${formOf("post")}&sent=spam`)).toMatch(
      /We have your report.*within 7 days/,
    );
  });

  it("for the safety of a child has nobody find the thing by any address of the product", async () => {
    const photo = `/images/${thread}-1.png`;
    await post({ text: "Something newer", now: Date.now() + 1 });
    const [cursor = ""] = /[\w-]{40,}/.exec(await textOf("/nearby/older?within=10&before=")) ?? [];
    expect(cursor).not.toBe("");
    const paths = [
      `/nearby/posts/${thread}`,
      `/nearby/posts/${thread}.data`,
      formOf("post"),
      "/nearby",
      `/nearby/older?within=10&before=${cursor}`,
      "/nearby?within=10&kind=update",
    ];
    const readers = [browser, newPhone()];
    for (const reader of readers) {
      await reader.goTo(CORNER);
      for (const path of paths) expect([path, await textOf(path, reader)]).toEqual([path, TOLD]);
      expect((await reader.get(photo)).status).toBe(200);
    }
    await send({ reason: "spam" });
    await db.update(people).set({ createdAt: 0, confirmedAge: 18 });
    await send({ reason: "child-safety" });
    for (const reader of readers) {
      for (const path of paths)
        expect([path, await textOf(path, reader)]).not.toEqual([path, TOLD]);
      expect((await reader.get(`/nearby/posts/${thread}`)).status).toBe(404);
      expect((await reader.get(photo)).status).toBe(404);
    }
    expect(await textOf(`${formOf("post")}&sent=child-safety`)).toContain(
      "Only our moderators and the person who posted it can see it now",
    );
  });

  it("that cannot be read comes back with what was typed, and is not filed", async () => {
    const wrong: Record<string, string>[] = [
      { reason: "bad" },
      { words: "x".repeat(501) },
      { of: "../x" },
    ];
    for (const fields of wrong) {
      const refused = await send({ words: "My words", ...fields });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(fields["words"] ?? "My words");
    }
    const tooLarge = await send({ words: "x".repeat(270_000) });
    expect([tooLarge.status, await tooLarge.text()]).toEqual([
      413,
      expect.stringContaining("This is too large to send."),
    ]);
    expect(await db.select().from(cases)).toEqual([]);
    thread = "x".repeat(16);
    expect((await send({})).status).toBe(404);
  });

  it("is filed also where its photos cannot be kept as evidence just now, which is logged", async () => {
    const failing = vi.spyOn(env.EVIDENCE, "put").mockRejectedValue(new Error("R2 is down"));
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await send({})).status).toBe(303);
    expect(await db.$count(reports)).toBe(1);
    expect(errors.mock.calls.join()).toContain("R2 is down");
    failing.mockRestore();
    errors.mockRestore();
  });

  it("of one's own is refused kindly", async () => {
    await send({});
    const [reporter] = await db.select().from(reports);
    await db.update(people).set({ confirmedAge: 18 });
    const now = Date.now();
    const all = await db.select().from(people);
    const person = all.find(({ id }) => id === reporter?.reporterId) as Writer;
    ({ publicId: thread } = await post({ author: person, text: "Mine", now }));
    expect(await textOf(formOf("post"))).toContain("This is your own");
    const refused = await send({});
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("This is your own"),
    ]);
    const of = await comment(person, thread, "Mine as well", Date.now());
    expect(await textOf(formOf(of))).toContain("This is your own");
    expect(await textOf(`/nearby/posts/${thread}`)).not.toContain('class="more menu"');
  });
});

describe("the form of a report, where its sending", () => {
  const sendBy = (serverAction: () => Promise<never>) => {
    const request = new Request(ORIGIN + formOf("post"), {
      method: "POST",
      body: new URLSearchParams({ reason: "child-safety", words: "He waits at the school" }),
    });
    return clientAction({ request, serverAction } as unknown as Parameters<typeof clientAction>[0]);
  };

  it.each([
    ["does not reach us", new TypeError("Failed to fetch"), "unreachable"],
    ["fails here", new Error("Unexpected Server Error"), "broken"],
  ])("%s, stands as it was, with all that was typed", async (_, failure, unsent) => {
    expect(await sendBy(() => Promise.reject(failure))).toMatchObject({
      data: {
        unsent,
        typed: { reason: "child-safety", words: "He waits at the school" },
      },
      init: { status: 503 },
    });
  });

  it("finds the thing gone, gives way to the page that says so", async () => {
    const gone = new ErrorResponse(404, "", "This post has ended");
    await expect(sendBy(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});

describe("Block and Hide", () => {
  const act = (operation: string, fields: Record<string, string> = {}) =>
    browser.send(`/nearby/posts/${thread}`, { operation, ...fields });

  it("leave the feed without that person or that post, also without a session before", async () => {
    const another = await post({ text: "Anybody for tea?", now: Date.now() });
    expect(await textOf("/nearby")).toContain("Buy my pills");
    await act("hide-post");
    expect(await textOf("/nearby")).not.toContain("Buy my pills");
    thread = another.publicId;
    await act("block", { of: "post" });
    expect(await textOf("/nearby")).not.toContain("Anybody for tea?");
  });

  it.each([
    ["hide-post", "Hidden. You won’t see it any more.", "unhide-post"],
    ["block", "Blocked. You won’t see what they post from now on.", "unblock"],
  ])("lead to a line that says so and undoes it once (%s)", async (operation, words, undoing) => {
    const path = (await act(operation, { of: "post" })).headers.get("Location") ?? "";
    const page = await browser.get(path);
    expect(await page.clone().text()).toMatch(new RegExp(`>${words}<.*>Undo<`, "s"));
    expect(await page.clone().text()).not.toContain("Buy my pills");
    const action = `/nearby/posts/${thread}`;
    const undo = (await formsIn(page, action)).find(({ fields }) =>
      fields.some(([name, value]) => name === "operation" && value === undoing),
    );
    const undone = await browser.sendPlain(action, undo ?? { fields: [], isMultipart: false });
    const back = undone.headers.get("Location");
    expect(back).toBe(`/nearby#${thread}`);
    const feed = await textOf("/nearby");
    expect(feed).toContain("Buy my pills");
    expect(feed).not.toContain(">Undo<");
  });

  it("of before is not offered to be undone by a later block", async () => {
    await act("block", { of: "post" });
    const path = (await act("block", { of: "post" })).headers.get("Location") ?? "";
    const page = await textOf(path);
    expect(page).toContain(">Blocked. You won’t see what they post from now on.<");
    expect(page).not.toContain(">Undo<");
  });

  it("lead back to what was looked at, and nowhere outside the community", async () => {
    const from = "/nearby?within=10&kind=update";
    const leadsTo = async (operation: string, fields: Record<string, string>) =>
      (await act(operation, { of: "post", isOldEnough: "yes", ...fields })).headers.get("Location");
    const reaction = { reaction: "love on" };
    expect(await leadsTo("react", { ...reaction, from })).toBe(`${from}#${thread}`);
    for (const foreign of [
      "//evil.test/nearby",
      "https://evil.test",
      "/nearby/../desk",
      "/nearby/offline",
    ]) {
      expect(await leadsTo("react", { ...reaction, from: foreign })).toBe(`/nearby#${thread}`);
    }
    const said = `name="from" value="${from.replace("&", "&amp;")}"`;
    // To react, to hide it and to block who wrote it.
    expect((await textOf(from)).split(said)).toHaveLength(4);
    expect(await leadsTo("hide-post", { from })).toBe(`${from}&hidden=${thread}`);
    expect(await leadsTo("unhide-post", { from })).toBe(`${from}#${thread}`);
    expect(await leadsTo("block", { from })).toMatch(`${from}&hidden=${thread}&block=`);
  });

  it("of who comments leads back to the thread, and is taken back on Mine", async () => {
    const of = await comment(await settledNeighbour(Date.now()), thread, "Nonsense", Date.now());
    const led = (await act("block", { of })).headers.get("Location") ?? "";
    expect(led.split("?")[0]).toBe(`/nearby/posts/${thread}`);
    expect(await textOf(`/nearby/posts/${thread}`)).not.toContain("Nonsense");
    const [, block = ""] =
      /value="([\w-]{16})"[^>]*name="block"/.exec(await textOf("/nearby/mine")) ?? [];
    expect((await browser.send("/nearby/mine", { operation: "unblock", block })).status).toBe(303);
    expect(await textOf(`/nearby/posts/${thread}`)).toContain("Nonsense");
  });
});

describe("an author", () => {
  it("reads on Mine why their post is gone, and if they are banned why, wherever they write", async () => {
    const author = newPhone();
    const fields = { text: "Cheap phones", kind: "update", sendKey: "my-first-post" };
    await author.goTo(CORNER);
    const tile = "16/46034/29214";
    await author.send("/nearby/new", { ...fields, tile, isOldEnough: "yes" });
    const [, own = ""] = /posts\/([\w-]{16})/.exec(await textOf("/nearby/mine", author)) ?? [];
    expect(own).not.toBe("");
    thread = own;
    await send({});
    const { account: moderator } = await logIn(null);
    const { caseId, seen } = await seenCase();
    const ruling = { caseId, decision: "remove", reason: "Stolen goods", seen, moderator } as const;
    await decideCase(stores, ruling, { now: Date.now() });
    const mine = await textOf("/nearby/mine", author);
    expect(mine).toMatch(/Your post <q[^>]*>Cheap phones<\/q> was removed\..*Stolen goods/s);
    await banAuthor(
      db,
      { caseId, moderator, because: "You sell stolen goods", days: 7 },
      { now: Date.now() },
    );
    const again = await author.send("/nearby/new", { ...fields, sendKey: "my-second-post", tile });
    expect([again.status, await again.text()]).toEqual([
      403,
      expect.stringContaining("You sell stolen goods"),
    ]);
  });
});
