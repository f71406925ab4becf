import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { accounts } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { call, callsOf, storeLogin } from "#test/api.ts";
import { storeEditableMenu } from "#test/editor.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { newAddress } from "#test/visit.ts";

const db = openDatabase(env.DB);
let menu: Menu;

beforeAll(async () => {
  menu = await storeEditableMenu();
  await storeLogin(menu);
  const [{ passwordHash } = { passwordHash: "" }] = await db.select().from(accounts);
  await db
    .insert(accounts)
    .values({ username: "operator", passwordHash, role: "operator", shopId: null, createdAt: 1 });
});
beforeEach(() => db.batch([db.delete(contactMessages), db.delete(shopRequests)]));

type PublicName = "contact" | "add-shop" | "login";

/** Makes a call that would work, but for these fields; one that is undefined is left out. */
function send(
  name: PublicName,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const good = callsOf(menu)[name];
  return call({ ...good, body: { ...(good.body as object), ...change }, headers });
}

const PHONE = "Please enter a valid phone number";

describe("a message", () => {
  it("is stored as it was written, trimmed, its phone number empty where none was given", async () => {
    const message = " नमस्ते <b>\nHello ";
    const replies = [
      await send("contact", { message, phone: "+91 90000 00003" }),
      await send("contact", { email: " asha@example.com ", phone: undefined }),
      await send("contact", { phone: "" }),
    ];
    for (const { status, json } of replies)
      expect([status, json]).toEqual([201, { received: true }]);
    expect(await db.select().from(contactMessages)).toMatchObject([
      { email: "asha@example.com", phoneNumber: "9000000003", message: "नमस्ते <b>\nHello" },
      { email: "asha@example.com", phoneNumber: "" },
      { phoneNumber: "" },
    ]);
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [
      { email: undefined, message: undefined },
      { email: "Email is required", message: "Message is required" },
    ],
    [{ email: "" }, { email: "Email is required" }],
    [{ email: 7 }, { email: "Email is required" }],
    [{ email: "asha@" }, { email: "Please enter a valid email address" }],
    [{ email: "Asha <asha@example.com>" }, { email: "Please enter a valid email address" }],
    [{ phone: "5876543210" }, { phone: PHONE }],
    [{ phone: "987654321" }, { phone: PHONE }],
    [{ phone: "+915876543210" }, { phone: PHONE }],
    [{ phone: 9_876_543_210 }, { phone: PHONE }],
    [{ phone: null }, { phone: PHONE }],
    [{ message: "" }, { message: "Message is required" }],
    [{ message: "  " }, { message: "Message must be at least 1 character long" }],
    [
      { message: "x".repeat(2_001) },
      { message: "That’s 2,001 characters. Please use at most 2,000." },
    ],
    [
      { message: "a\u0007" },
      { message: "Message has a character that can’t be shown. Please type it again." },
    ],
  ])("that is wrong is not kept: %j", async (change, errors) => {
    const { status, json } = await send("contact", change);
    expect([status, json]).toMatchObject([422, { errors }]);
    expect(await db.$count(contactMessages)).toBe(0);
  });
});

describe("a shop's request", () => {
  it("is stored as it was written, its message empty where none was given", async () => {
    const shop_name = ' Sharma\'s "Chaat" ';
    const replies = [
      await send("add-shop", { shop_name, message: "Near the tank" }),
      await send("add-shop", { message: undefined }),
    ];
    for (const { status, json } of replies)
      expect([status, json]).toEqual([201, { received: true }]);
    expect(await db.select().from(shopRequests)).toMatchObject([
      { shopName: 'Sharma\'s "Chaat"', phoneNumber: "0000000003", message: "Near the tank" },
      { message: "", status: "new" },
    ]);
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [
      { shop_name: undefined, phone_number: undefined },
      { shop_name: "Shop name is required", phone_number: "Phone number is required" },
    ],
    [{ shop_name: " " }, { shop_name: "Shop name is required" }],
    [{ shop_name: 7 }, { shop_name: "Shop name is required" }],
    [{ phone_number: "" }, { phone_number: "Phone number is required" }],
    [{ phone_number: 1_234_567_890 }, { phone_number: "Phone number is required" }],
    [{ phone_number: "012345678" }, { phone_number: PHONE }],
    [{ phone_number: "01234 5678" }, { phone_number: PHONE }],
    [
      { message: "x".repeat(2_001) },
      { message: "That’s 2,001 characters. Please use at most 2,000." },
    ],
  ])("that is wrong is not kept: %j", async (change, errors) => {
    const { status, json } = await send("add-shop", change);
    expect([status, json]).toMatchObject([422, { errors }]);
    expect(await db.$count(shopRequests)).toBe(0);
  });
});

describe("a login", () => {
  it("gives the shop, in whatever case the username is, and a session that works", async () => {
    const username = ` ${menu.shop.id.toUpperCase()} `;
    const { status, json, headers } = await send("login", { username });
    expect([status, json]).toEqual([200, { shop_id: menu.shop.id }]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const [cookie = ""] = headers.getSetCookie();
    const added = await call({
      ...callsOf(menu)["add-section"],
      headers: {
        Cookie: cookie.split(";")[0] ?? "",
        "X-XSRF-TOKEN": headers.get("X-XSRF-TOKEN") ?? "",
      },
    });
    expect(added.status).toBe(201);
  });

  it("that is wrong says the same for every reason, and begins no session", async () => {
    const wrong = [
      { password: "wrong password" },
      { username: "nobody" },
      { username: "x".repeat(90) },
      { password: "x".repeat(5_000) },
    ];
    for (const change of wrong) {
      const { status, json, headers } = await send("login", change);
      expect([change, status, json]).toEqual([
        change,
        401,
        { title: "Not logged in", status: 401, detail: "Invalid username or password" },
      ]);
      expect(headers.has("Set-Cookie")).toBe(false);
    }
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [
      { username: undefined, password: undefined },
      { username: "is missing", password: "is missing" },
    ],
    [
      { username: "", password: "" },
      { username: "must not be empty", password: "must not be empty" },
    ],
    [
      { username: 7, password: ["x"] },
      { username: "must be text", password: "must be text" },
    ],
  ])("that is none is told so: %j", async (change, errors) => {
    const { status, json } = await send("login", change);
    expect([status, json]).toMatchObject([422, { errors }]);
  });

  it("of an operator, who has no shop, is refused without a session", async () => {
    const { status, headers, json } = await send("login", { username: "operator" });
    expect([status, headers.has("Set-Cookie")]).toEqual([403, false]);
    expect(json).toMatchObject({ detail: "This account belongs to no shop" });
  });
});

describe("too many from one address are refused for a minute:", () => {
  // No password is as long as that: it need not be hashed to be counted.
  const LONG = { password: "x".repeat(5_000) };

  it.each<[PublicName, RateLimit, number]>([
    ["contact", env.CONTACTS_PER_ADDRESS, 5],
    ["add-shop", env.SHOP_REQUESTS_PER_ADDRESS, 5],
    ["login", env.LOGINS_PER_ADDRESS, 20],
  ])("%s", async (name, limiter, most) => {
    await inOneMinute(async () => {
      await db.batch([db.delete(contactMessages), db.delete(shopRequests)]);
      const [change, usual] = name === "login" ? [LONG, 401] : [{}, 201];
      const address = newAddress();
      const key = addressKey(address["CF-Connecting-IP"]);
      await Promise.all(Array.from({ length: most - 1 }, () => limiter.limit({ key })));
      expect((await send(name, change, address)).status).toBe(usual);
      const { status, type, headers, json } = await send(name, {}, address);
      expect([status, type, headers.get("Retry-After")]).toEqual([
        429,
        "application/problem+json",
        "60",
      ]);
      expect(json).toMatchObject({ detail: "Too many requests: try again in 60 seconds" });
      expect(headers.has("Set-Cookie")).toBe(false);
      const kept = (await db.$count(contactMessages)) + (await db.$count(shopRequests));
      expect(kept).toBe(name === "login" ? 0 : 1);
      expect((await send(name, change)).status).toBe(usual);
    });
  });

  it("login, for one username from many addresses", async () => {
    await inOneMinute(async () => {
      const username = `wanted-${crypto.randomUUID()}`;
      await Promise.all(
        Array.from({ length: 60 }, () => env.LOGINS_PER_USERNAME.limit({ key: username })),
      );
      const { status, headers } = await send("login", { username: username.toUpperCase() });
      expect([status, headers.get("Retry-After")]).toEqual([429, "60"]);
    });
  });
});
