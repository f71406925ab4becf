import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { brand } from "#app/brand.ts";
import { openDatabase } from "#app/db/database.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { accounts, deskLog, shops } from "#app/db/schema.ts";
import { openHandOver } from "#test/hand-over.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
let cookie = "";

beforeAll(async () => {
  ({ cookie } = await logIn(null));
});
afterEach(() => vi.restoreAllMocks());

async function ask(shopName: string, message = ""): Promise<number> {
  const wish = { shopName, message, phoneNumber: "9876543210", createdAt: 1 };
  const [request] = await db.insert(shopRequests).values(wish).returning();
  return request?.id ?? 0;
}

const open = (id: number) => visit(`/desk/requests/${id}/shop`, { headers: { Cookie: cookie } });
const create = (id: number, fields: Record<string, string>) =>
  submit(`/desk/requests/${id}/shop`, fields, { Cookie: cookie });
const fieldsOf = (id: string, username = id) => ({ name: "Chaat House", id, username });

const inputOf = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]* id="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1];

describe("the form that creates a shop", () => {
  it.each([
    ["Sharma Chaat", "sharma-chaat"],
    ["राजू का ढाबा", "raju-ka-dhaba"],
  ])("suggests for %s the id and username %s", async (name, word) => {
    const html = await (await open(await ask(name))).text();
    expect([inputOf(html, "name"), inputOf(html, "id"), inputOf(html, "username")]).toEqual([
      name,
      word,
      word,
    ]);
  });

  it.each(["சரவண பவன்", "☕🥟"])(
    "asks for both where the name is %s and gives none",
    async (name) => {
      const html = await (await open(await ask(name))).text();
      expect([inputOf(html, "id"), inputOf(html, "username")]).toEqual(["", ""]);
      expect(html).toContain("from the shop’s name. Choose one in Latin letters.");
    },
  );

  const summaryOf = async (message: string) => {
    const html = await (await open(await ask("Long", message))).text();
    return /<summary[^>]*>Message: <span[^>]*>([^]*?)<\/span>/.exec(html)?.[1];
  };

  it("folds a long message, and not a short one", async () => {
    const long = "We are near the station. ".repeat(40);
    expect(await summaryOf(long)).toBe(long.slice(0, 160));
    const lines = "one\ntwo\nthree\nfour\nfive";
    expect(await summaryOf(lines)).toBe(lines);
    const family = `${"x".repeat(159)}👨‍👩‍👧`;
    expect(await summaryOf(`${family} and friends`)).toBe(family);
    const short = await (await open(await ask("Short", "Near the station"))).text();
    expect(short).toContain("Near the station");
    expect(short).not.toContain("<details");
  });

  it.each([
    [{ id: "two words" }, "The shop id must be 1 to 64 Latin letters, digits, - and _"],
    [{ id: "" }, "The shop id must be 1 to 64 Latin letters, digits, - and _"],
    [{ username: "ab" }, "The username must be 3 to 60 letters, digits, dots, - and _"],
    [{ name: " " }, "The name must not be empty"],
  ])("refuses %j in words, and loses nothing typed", async (wrong, words) => {
    const fields = { ...fieldsOf("typed-id", "typed-name"), ...wrong };
    const response = await create(await ask("Wrong"), fields);
    const html = await response.text();
    expect([response.status, html]).toEqual([422, expect.stringContaining(words)]);
    for (const [name, typed] of Object.entries(fields)) expect(inputOf(html, name)).toBe(typed);
    expect(await db.$count(shops, eq(shops.id, "typed-id"))).toBe(0);
  });

  it("says which of both is taken, and loses nothing typed", async () => {
    await create(await ask("First"), fieldsOf("first"));
    const takenId = await create(await ask("Second"), fieldsOf("first", "second"));
    expect(takenId.status).toBe(409);
    const html = await takenId.text();
    expect(html).toContain("This shop id is taken. Choose another.");
    expect(inputOf(html, "username")).toBe("second");
    const [id = ""] = /<input[^>]* id="id"[^>]*>/.exec(html) ?? [];
    expect(id.toLowerCase()).toContain("autofocus");
    expect(id).toContain('aria-invalid="true"');
    const takenName = await create(await ask("Second"), fieldsOf("second", "FIRST"));
    expect(await takenName.text()).toContain("This username is taken. Choose another.");
    expect(await db.$count(shops, eq(shops.id, "second"))).toBe(0);
  });

  it("takes capitals in an id for small letters", async () => {
    expect((await create(await ask("Caps"), fieldsOf("  Caps-Lock ", "caps"))).status).toBe(303);
    expect(await db.$count(shops, eq(shops.id, "caps-lock"))).toBe(1);
  });
});

describe("the hand-over", () => {
  const handOver = async (id: number, fields: Record<string, string>) =>
    openHandOver(await create(id, fields), cookie);

  /** What the page says that is shown once. */
  function read(html: string) {
    const [, username = "", password = ""] =
      /class="secret">([^<]*)<.*class="secret">([^<]*)</.exec(html) ?? [];
    const [, link = ""] = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(html) ?? [];
    const [, message = ""] = /<textarea[^>]*>([^<]*)</.exec(html) ?? [];
    return { username, password, link: new URL(link), message };
  }

  it("holds a login that works, and the whole message for WhatsApp", async () => {
    const response = await handOver(await ask("Momos"), fieldsOf("momos", "momo-owner"));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    // Until a script shows it: nothing else can copy.
    expect(html).toMatch(/<button[^>]* data-copy="message-en" hidden[^>]*>/);
    const { username, password, link, message } = read(html);
    expect(username).toBe("momo-owner");
    const login = await submit("/shop/login", { username, password });
    expect(login.headers.get("Location")).toBe("/shop/edit/menu/momos");
    expect(link.pathname).toBe("/919876543210");
    expect(link.searchParams.get("text")).toBe(message);
    for (const part of [
      "Chaat House",
      `${brand.homeAddress}/menu/momos`,
      `${brand.homeAddress}/shop/login`,
      "Username: momo-owner",
      `Password: ${password}`,
      "“Your login”",
    ]) {
      expect(message).toContain(part);
    }
  });

  it("has its message in Hindi too, whose links lead to Hindi", async () => {
    const html = await (await handOver(await ask("Jalebi"), fieldsOf("jalebi"))).text();
    const { password } = read(html);
    const [, message = ""] = /<textarea id="message-hi"[^>]*>([^<]*)</.exec(html) ?? [];
    const links = [...html.matchAll(/href="(https:\/\/wa\.me\/[^"]*)"/g)];
    expect(links.map(([, link = ""]) => new URL(link).searchParams.get("text"))).toEqual([
      read(html).message,
      message,
    ]);
    for (const part of [
      "नमस्ते! Chaat House का डिजिटल मेन्यू तैयार है।",
      `${brand.homeAddress}/hi/menu/jalebi\n`,
      `पासवर्ड: ${password}`,
    ]) {
      expect(message).toContain(part);
    }
    const [, login = ""] = new RegExp(`${brand.homeAddress}(/language\\S*)`).exec(message) ?? [];
    expect((await visit(login)).headers.get("Location")).toBe("/shop/login");
  });

  it("is not made anew: sent again, the form makes nothing and shows no password", async () => {
    const requestId = await ask("Once");
    const { password } = read(await (await handOver(requestId, fieldsOf("once"))).text());
    const again = await create(requestId, fieldsOf("once"));
    expect(again.status).toBe(409);
    const other = await create(requestId, fieldsOf("once-more"));
    for (const html of [
      await again.text(),
      await other.text(),
      await (await open(requestId)).text(),
    ]) {
      expect(html).toContain("This request already has its shop: <!-- -->once");
      expect(html).not.toContain("Password:");
      expect(html).not.toContain(password);
    }
    expect(await db.$count(shops, eq(shops.name, "Chaat House"))).toBeGreaterThan(0);
    expect(await db.$count(accounts, eq(accounts.shopId, "once-more"))).toBe(0);
    const login = await submit("/shop/login", { username: "once", password });
    expect(login.headers.get("Location")).toBe("/shop/edit/menu/once");
  });

  it("leaves its password in no log line, no table and no session", async () => {
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    const html = await (await handOver(await ask("Quiet"), fieldsOf("quiet"))).text();
    const { password } = read(html);
    expect(password).toMatch(/^(\w{4}-){2}\w{4}$/);
    const { keys } = await env.SESSIONS.list();
    const sessions = await Promise.all(keys.map(({ name }) => env.SESSIONS.get(name)));
    const kept = [
      lines.mock.calls,
      sessions,
      await db.select().from(deskLog),
      await db.select().from(accounts),
      await db.select().from(shopRequests),
    ];
    expect(JSON.stringify(kept)).not.toContain(password);
    expect(JSON.stringify(kept)).toContain('"act":"create-shop"');
  });

  it("leaves neither the name nor the number of the person asking in the log", async () => {
    const requestId = await ask("Asha's Chaat");
    await create(requestId, fieldsOf("made"));
    const log = JSON.stringify(await db.select().from(deskLog));
    expect(log).toContain(`from request ${requestId}`);
    expect(log).not.toMatch(/Asha|9876543210/);
  });

  it("is not given for a request that is declined meanwhile", async () => {
    const requestId = await ask("Late");
    await db.update(shopRequests).set({ status: "declined" }).where(eq(shopRequests.id, requestId));
    const response = await create(requestId, fieldsOf("late"));
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("This request was declined.");
    expect(await db.$count(shops, eq(shops.id, "late"))).toBe(0);
  });
});
