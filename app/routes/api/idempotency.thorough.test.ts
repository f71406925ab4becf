import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { items, idempotencyReplies, sections } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { HOUR_MS } from "#app/durations.ts";
import { call, callsOf, loginHeaders, storeLogin, type ApiCall, type CallName } from "#test/api.ts";
import { editorOf, menuOf, sendForm, storeEditableMenu } from "#test/editor.ts";
import { meterDatabase } from "#test/meter.ts";
import { newAddress } from "#test/visit.ts";

/** Those that a shop's people POST, and the ones that anybody does. */
const OF_MEMBERS = ["add-item", "delete-item", "add-section", "delete-section"] as const;
const OF_ANYBODY = ["contact", "add-shop"] as const;

const db = openDatabase(env.DB);
let menu: Menu;
let member: Record<string, string>;
let address = newAddress();

beforeEach(async () => {
  await db.batch([
    db.delete(idempotencyReplies),
    db.delete(contactMessages),
    db.delete(shopRequests),
  ]);
  menu = await storeEditableMenu();
  member = await loginHeaders(menu.shop.id);
  // Senders of the public forms are counted by their address.
  address = newAddress();
});
afterEach(() => vi.restoreAllMocks());

const under = (key: string, headers: Record<string, string> = member) => ({
  ...headers,
  "Idempotency-Key": key,
  ...address,
});
const send = (name: CallName, key: string, changes: Partial<ApiCall> = {}) =>
  call({ ...callsOf(menu)[name], headers: under(key), ...changes });
const sendBody = (name: CallName, key: string, changes: object) =>
  send(name, key, { body: { ...(callsOf(menu)[name].body as object), ...changes } });

/** Everything that a POST may change. */
const stored = () =>
  db.batch([
    db.select().from(sections),
    db.select().from(items),
    db.select().from(contactMessages),
    db.select().from(shopRequests),
  ]);

const STATUSES = { "add-item": 201, "delete-item": 200, "add-section": 201, "delete-section": 200 };

it("what is added as sold out today is the same addition when it is repeated after the day has ended", async () => {
  const first = await sendBody("add-item", "k", { sold_out: "today" });
  expect(first.status).toBe(201);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 23 * HOUR_MS);
  const again = await sendBody("add-item", "k", { sold_out: "today" });
  expect([again.status, again.text.slice(0, 40)]).toEqual([201, first.text.slice(0, 40)]);
});

describe.each(OF_MEMBERS)("%s under a key", (name) => {
  it("is done once, and answered the second time byte for byte as the first", async () => {
    const first = await send(name, "k");
    expect(first.status).toBe(STATUSES[name]);
    const after = await menuOf(menu.shop.id);
    expect(after).not.toEqual(menu);
    const again = await send(name, "k");
    expect([again.status, again.type, again.text]).toEqual([first.status, first.type, first.text]);
    expect(await menuOf(menu.shop.id)).toEqual(after);
  });

  it("is done once though it is sent five times at once", async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => send(name, "k")));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(STATUSES[name]);
    expect((await menuOf(menu.shop.id)).shop.revision).toBe(menu.shop.revision + 1);
  });

  it("is refused where the key was used for another body or another call", async () => {
    const other = name === "add-section" ? "add-item" : "add-section";
    const differing = { item: "Tea", section: "Tea", ...otherIds(menu) };
    expect((await send(other, "another-call")).status).toBe(201);
    expect((await sendBody(name, "another-body", differing)).status).toBe(STATUSES[name]);
    const before = await stored();
    for (const key of ["another-call", "another-body"]) {
      const reply = await send(name, key);
      expect(reply).toMatchObject({ status: 422, type: "application/problem+json" });
      expect(reply.text).toContain("was used for another call");
    }
    expect(await stored()).toEqual(before);
  });

  it("leaves the same key to other shops", async () => {
    await send(name, "k");
    const theirs = await storeEditableMenu();
    const headers = under("k", await loginHeaders(theirs.shop.id));
    const reply = await call({ ...callsOf(theirs)[name], headers });
    expect(reply.status).toBe(STATUSES[name]);
    expect(await menuOf(theirs.shop.id)).not.toEqual(theirs);
  });

  it("costs one look-up and one batch, in which the answer is stored, too; one trip more when repeated", async () => {
    const { d1, tally } = meterDatabase(env.DB);
    vi.spyOn(env.DB, "withSession").mockImplementation((constraint) => d1.withSession(constraint));
    await send(name, "k");
    expect(tally.trips).toBe(2);
    // The batch that finds its key taken, and the answer kept under it.
    await send(name, "k");
    expect(tally.trips).toBe(2 + 3);
    expect(await db.select().from(idempotencyReplies)).toMatchObject([{ key: "k" }]);
  });

  it.each([
    ["its answer", "kept_answers"],
    ["its effect", "shops"],
  ])("keeps neither answer nor effect where %s cannot be stored", async (_, table) => {
    const before = await stored();
    const event = table === "shops" ? "UPDATE" : "INSERT";
    await env.DB.prepare(
      `CREATE TRIGGER broken BEFORE ${event} ON ${table} BEGIN SELECT raise(ABORT, 'broken'); END`,
    ).run();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const reply = await send(name, "k").finally(() => env.DB.exec("DROP TRIGGER broken"));
    expect(reply).toMatchObject({ status: 500, type: "application/problem+json" });
    expect(await stored()).toEqual(before);
    expect(await db.select().from(idempotencyReplies)).toEqual([]);
    expect((await send(name, "k")).status).toBe(STATUSES[name]);
  });
});

/** Another section and item than those that the calls name. */
function otherIds({ sections: [, section] }: Menu) {
  return { section_id: section?.id, item_id: section?.items[0]?.id };
}

describe("the first answer", () => {
  const edit = (fields: [string, string][]) =>
    sendForm(editorOf(menu), fields, { Cookie: member["Cookie"] ?? "" });
  const idIn = (json: unknown, noun: "item" | "section") =>
    String((json as Record<string, { id: number }>)[noun]?.id);

  it("is given again though the editor has changed or deleted the item since", async () => {
    const first = await send("add-item", "k");
    const itemId = idIn(first.json, "item");
    await edit([
      ["operation", "edit-item"],
      ["itemId", itemId],
      ["revision", "1"],
      ["name", "Else"],
      ["priceRupees", "5"],
    ]);
    expect(JSON.stringify(await menuOf(menu.shop.id))).toContain('"Else"');
    expect((await send("add-item", "k")).text).toBe(first.text);
    await edit([
      ["operation", "delete-item"],
      ["itemId", itemId],
    ]);
    const after = await menuOf(menu.shop.id);
    expect(JSON.stringify(after)).not.toContain('"Else"');
    expect(await send("add-item", "k")).toMatchObject({ status: 201, text: first.text });
    expect(await menuOf(menu.shop.id)).toEqual(after);
  });

  it("is given again though the editor has deleted the section since", async () => {
    const first = await send("add-section", "k");
    const sectionId = idIn(first.json, "section");
    await edit([
      ["operation", "rename-section"],
      ["sectionId", sectionId],
      ["name", "Else"],
    ]);
    expect((await send("add-section", "k")).text).toBe(first.text);
    await edit([
      ["operation", "delete-section"],
      ["sectionId", sectionId],
    ]);
    const after = await menuOf(menu.shop.id);
    expect(await send("add-section", "k")).toMatchObject({ status: 201, text: first.text });
    expect(await menuOf(menu.shop.id)).toEqual(after);
  });

  it("holds whatever the item held: sizes of numbers, words of every script", async () => {
    const metadata = {
      12: "twelve",
      6: [null, 1.5, { é: "\ud83d\ude00" }],
      emoji: "🌶️",
      big: 1e21,
    };
    const first = await sendBody("add-item", "k", { item: 'चाट "☕" \\', metadata });
    expect(first.status).toBe(201);
    const again = await sendBody("add-item", "k", { item: 'चाट "☕" \\', metadata });
    expect(again.text).toBe(first.text);
  });

  it("is none where the call was refused: the key is still free", async () => {
    const missing = { section_id: 999_999, item_id: 999_999 };
    for (const name of OF_MEMBERS) {
      if (name !== "add-section") expect((await sendBody(name, name, missing)).status).toBe(404);
      const wrong = await send(name, name, { body: {} });
      expect(wrong.status).toBe(422);
      expect((await send(name, name, { headers: under(name, {}) })).status).toBe(401);
    }
    expect(await db.select().from(idempotencyReplies)).toEqual([]);
    for (const name of OF_MEMBERS) {
      menu = await storeEditableMenu();
      member = await loginHeaders(menu.shop.id);
      expect((await send(name, name)).status).toBe(STATUSES[name]);
    }
  });
});

describe.each(OF_ANYBODY)("%s under a key", (name) => {
  const rows = async () => (await stored()).slice(2).flat().length;

  it("is stored once for the same words, however often and however fast it is sent", async () => {
    const first = await send(name, "k");
    expect(first).toMatchObject({ status: 201, text: '{"received":true}' });
    const again = await Promise.all([1, 2, 3].map(() => send(name, "k")));
    expect(again.map(({ status, text }) => [status, text])).toEqual(
      again.map(() => [first.status, first.text]),
    );
    expect(await rows()).toBe(1);
  });

  it("is stored for each other words, and for each other key", async () => {
    await send(name, "k");
    await sendBody(name, "k", { message: "Something else" });
    await send(name, "l");
    expect(await rows()).toBe(3);
  });

  it("is stored each time where there is no key", async () => {
    const { "Idempotency-Key": _, ...headers } = under("none", {});
    await send(name, "none", { headers });
    await send(name, "none", { headers });
    expect(await rows()).toBe(2);
  });
});

it("a login is answered alike each time under its key, each time with a session of its own", async () => {
  await storeLogin(menu);
  const [first, again] = [await send("login", "k"), await send("login", "k")];
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(first.status).toBe(200);
  expect(again.headers.get("Set-Cookie")).not.toBe(first.headers.get("Set-Cookie"));
});

describe("a key", () => {
  const POSTS = [...OF_MEMBERS, ...OF_ANYBODY] as const;

  it.each(POSTS)("that is none is refused by its name: %s", async (name) => {
    const before = await stored();
    for (const key of ["", "k".repeat(256), "two words", "a\tb"]) {
      const reply = await send(name, key);
      expect(reply).toMatchObject({ status: 422, type: "application/problem+json" });
      expect(reply.json).toMatchObject({
        errors: { "Idempotency-Key": "must be 1 to 255 visible characters of ASCII" },
      });
      // Public forms are counted before they are read.
      address = newAddress();
    }
    expect(await stored()).toEqual(before);
  });

  it("that is no ASCII is refused as well", async () => {
    expect((await send("add-item", "k\u00e9y")).status).toBe(422);
  });

  it.each(["k".repeat(255), '"8e03978e-40d5-43dd-bc93-6894a57f9324"', "~!'--"])(
    "may be %s",
    async (key) => {
      const [first, again] = [await send("add-item", key), await send("add-item", key)];
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.text).toBe(first.text);
    },
  );

  it.each(["update-item", "update-section", "move-section", "update-subheaders"] as const)(
    "means nothing to a PUT: %s",
    async (name) => {
      await send("add-section", "k");
      expect((await send(name, "k")).status).toBe(200);
      expect((await send(name, "")).status).toBe(200);
      expect(await db.select().from(idempotencyReplies)).toHaveLength(1);
    },
  );
});
