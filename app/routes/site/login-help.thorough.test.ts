import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "#app/brand.ts";
import { openDatabase } from "#app/db/database.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { shops } from "#app/db/schema.ts";
import { newFormToken, signFormToken } from "#app/platform/form-token.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { logIn } from "#test/sessions.ts";
import { newAddress, submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const FIELDS = { shop: "demo-cafe", phoneNumber: "+91 98765 43210" };
let operator = "";

beforeAll(async () => {
  operator = (await logIn(null)).cookie;
});
beforeEach(() => db.delete(shopRequests));
afterEach(() => vi.restoreAllMocks());

const send = (fields: Record<string, string> = FIELDS, headers: Record<string, string> = {}) => {
  const token = signFormToken(env.SESSION_SECRET, "login-help", newFormToken(Date.now() - 60_000));
  return submit("/login-help", { token, ...fields }, headers);
};
const asOperator = async (path: string) =>
  (await visit(path, { headers: { Cookie: operator } })).text();
const requestNumber = async () => (await db.select().from(shopRequests))[0]?.id ?? 0;

it("the login leads to who can help, and home", async () => {
  const html = await (await visit("/shop/login")).text();
  for (const path of ["/login-help", "/add-shop", "/"]) expect(html).toContain(`href="${path}"`);
  const hindi = await visit("/shop/login", { headers: { Cookie: "language=hi" } });
  expect(await hindi.text()).toContain('href="/hi/login-help"');
});

describe("who forgot their login", () => {
  it("takes the username along that they typed, and comes back to the login", async () => {
    const typed = { username: "demo cafe", password: "wrong" };
    const login = await (await submit("/shop/login", typed, newAddress())).text();
    const [, path = ""] = /href="(\/login-help\?.*?)"/.exec(login) ?? [];
    const html = await (await visit(path)).text();
    expect(html).toMatch(/<input[^>]* name="shop"[^>]* value="demo cafe"/);
    expect(html).toMatch(/href="\/shop\/login"[^>]*>Cancel/);
    const [, words = ""] = new RegExp(`wa\\.me/${brand.whatsApp}\\?text=([^"]*)"`).exec(html) ?? [];
    expect(decodeURIComponent(words)).toMatch(/^Namaste.*: demo cafe$/);
  });

  it("writes to the operator on WhatsApp, or asks the desk, with or without JavaScript", async () => {
    const html = await (await visit("/login-help")).text();
    expect(html).toContain(`href="https://wa.me/${brand.whatsApp}?text=Namaste`);
    const sent = await send();
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/login-help?sent"]);
    expect(await db.select().from(shopRequests)).toMatchObject([
      { kind: "login", shopName: "demo-cafe", phoneNumber: "9876543210", status: "new" },
    ]);
    expect(await (await visit("/login-help?sent")).text()).toContain('role="status"');
  });

  it("gets back what was typed where it is wrong", async () => {
    const wrong = await send({ shop: "<b>", phoneNumber: "98765 4321" });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).toContain('value="98765 4321"');
    expect(await db.$count(shopRequests)).toBe(0);
  });

  it("is not told whether there is such a shop", async () => {
    await db.insert(shops).values({ id: "is-there", name: "There", revision: 1, createdAt: 1 });
    const answers = ["is-there", "is-not-there"].map(async (shop) => {
      const { status, headers } = await send({ ...FIELDS, shop });
      return [status, headers.get("Location")];
    });
    const [there, notThere] = await Promise.all(answers);
    expect(there).toEqual(notThere);
  });

  it("is held up after five in a minute, and after ten in an hour, from one address", async () => {
    const sendTimes = async (times: number) => {
      const address = newAddress();
      for (let n = 0; n < times; n += 1) expect((await send(FIELDS, address)).status).toBe(303);
      expect((await send(FIELDS, address)).status).toBe(429);
    };
    await inOneMinute(() => sendTimes(5));
    vi.spyOn(env.SHOP_REQUESTS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
    await sendTimes(10);
  });
});

describe("at the desk, a request for a login", () => {
  it("says so, leads to the shop, and warns of the number", async () => {
    await send();
    const html = await asOperator("/desk/requests");
    expect(html).toContain("Forgot the login");
    expect(html).toContain('href="/desk/shops?q=demo-cafe"');
    expect(html).toContain("send it to the number");
    expect(html).not.toContain(">Create shop<");
    expect(html).toMatch(/Requests<span class="count">1/);
  });

  it("makes no shop, whatever is sent", async () => {
    await send();
    const path = `/desk/requests/${await requestNumber()}/shop`;
    const page = await visit(path, { headers: { Cookie: operator } });
    const form = { name: "Taken Over", id: "taken-over", username: "taken-over" };
    const made = await submit(path, form, { Cookie: operator });
    expect([page.status, made.status]).toEqual([404, 404]);
    expect(await db.$count(shops, eq(shops.id, "taken-over"))).toBe(0);
  });

  it("is done with by a form, like any other", async () => {
    await send();
    const id = String(await requestNumber());
    const move = { id, to: "contacted", status: "new", changedAt: "" };
    const moved = await submit("/desk/requests", move, { Cookie: operator });
    expect(moved.headers.get("Location")).toBe(`/desk/requests?changed=${id}`);
  });
});
