import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { hourlyCounts } from "#app/db/schema.ts";
import { HOUR_MS } from "#app/durations.ts";
import { call } from "#test/api.ts";
import { newAddress, submit, visit } from "#test/visit.ts";
import worker from "#workers/app.ts";

const db = openDatabase(env.DB);
const MESSAGE = { email: "asha@example.com", phone: "9876543210", message: "Namaste!" };
const REQUEST = { phoneNumber: "9876543210", shopName: "Asha Chaat", message: "" };

const SURFACES = [
  { form: "contact", fields: MESSAGE, path: "/qr/contact", body: MESSAGE, table: contactMessages },
  {
    form: "add-shop",
    fields: REQUEST,
    path: "/add_shop",
    body: { shop_name: "Asha Chaat", phone_number: "9876543210", message: "" },
    table: shopRequests,
  },
] as const;

beforeEach(async () => {
  await db.batch([db.delete(contactMessages), db.delete(shopRequests), db.delete(hourlyCounts)]);
  // Those of a minute are not what this is about.
  for (const limiter of [env.CONTACTS_PER_ADDRESS, env.SHOP_REQUESTS_PER_ADDRESS]) {
    vi.spyOn(limiter, "limit").mockResolvedValue({ success: true });
  }
  vi.setSystemTime(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 4);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function sendForm(form: string, fields: object, headers: Record<string, string>) {
  const now = Date.now();
  vi.setSystemTime(now - 60_000);
  const html = await (await visit(`/${form}`)).text();
  vi.setSystemTime(now);
  const token = /name="token"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? "";
  return submit(`/${form}`, { token, ...fields }, headers);
}

describe.each(SURFACES)(
  "of $form, an hour takes ten from an address:",
  ({ form, fields, path, body, table }) => {
    const send = (headers: Record<string, string>, sent: object = body) =>
      call({ method: "POST", path, body: sent, headers });

    it("the next one is refused until the hour is over, wherever it is sent", async () => {
      const address = newAddress();
      for (let n = 0; n < 9; n += 1) expect((await send(address)).status).toBe(201);
      expect((await sendForm(form, fields, address)).status).toBe(303);

      const { status, type, headers, json } = await send(address);
      expect([status, type]).toEqual([429, "application/problem+json"]);
      expect(headers.get("Retry-After")).toBe("2700");
      expect(json).toMatchObject({ detail: "Too many requests: try again in 45 minutes" });

      const refused = await sendForm(form, fields, address);
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "2700"]);
      const html = await refused.text();
      expect(html).toContain('value="9876543210"');
      expect(html).toContain("Please send it again in 45 minutes");

      expect(await db.$count(table)).toBe(10);
      expect((await send(newAddress())).status).toBe(201);
      vi.setSystemTime(Date.now() + 45 * 60_000);
      expect((await send(address)).status).toBe(201);
    });

    it("what is not kept does not count", async () => {
      const address = newAddress();
      for (let n = 0; n < 11; n += 1) expect((await send(address, {})).status).toBe(422);
      expect((await send(address)).status).toBe(201);
    });
  },
);

it("one form's count is not the other's", async () => {
  const address = newAddress();
  for (let n = 0; n < 10; n += 1) {
    await call({ method: "POST", path: "/qr/contact", body: MESSAGE, headers: address });
  }
  expect((await sendForm("add-shop", REQUEST, address)).status).toBe(303);
});

it("no address can be read from the count, nor followed into the next hour, and a day later it is gone", async () => {
  const address = { "CF-Connecting-IP": "198.51.100.77" };
  await sendForm("contact", MESSAGE, address);
  vi.setSystemTime(Date.now() + HOUR_MS);
  await sendForm("contact", MESSAGE, address);
  const rows = await db.select().from(hourlyCounts);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  for (const row of rows) {
    expect(row).toEqual({
      key: expect.stringMatching(/^[\w-]{43}$/),
      count: 1,
      endsAt: expect.any(Number),
    });
    expect(row.endsAt % HOUR_MS).toBe(0);
  }
  vi.spyOn(console, "log").mockImplementation(() => {});
  const cron = "0 21 * * *";
  const [later] = rows.map(({ endsAt }) => endsAt).toSorted((a, b) => b - a);
  const at = (scheduledTime: number) =>
    worker.scheduled(createScheduledController({ cron, scheduledTime }));
  await at(Number(later) - 1);
  expect(await db.$count(hourlyCounts)).toBe(1);
  await at(Number(later));
  expect(await db.$count(hourlyCounts)).toBe(0);
});
