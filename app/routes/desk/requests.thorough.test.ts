import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { deskLog } from "#app/db/schema.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
let operator: Awaited<ReturnType<typeof logIn>>;

beforeAll(async () => {
  operator = await logIn(null);
});
beforeEach(() => db.batch([db.delete(shopRequests), db.delete(contactMessages)]));

/** A page without the marks that React leaves between texts. */
const read = async (path: string) =>
  plain(await visit(path, { headers: { Cookie: operator.cookie } }));
const plain = async (page: Response) => (await page.text()).replaceAll("<!-- -->", "");
const send = (path: string, fields: Record<string, string>) =>
  submit(path, fields, { Cookie: operator.cookie });

async function ask(shopName: string, values: Partial<typeof shopRequests.$inferInsert> = {}) {
  const wish = { shopName, phoneNumber: "9876543210", createdAt: Date.UTC(2026, 10, 20, 16, 52) };
  const [request] = await db
    .insert(shopRequests)
    .values({ ...wish, ...values })
    .returning();
  return String(request?.id);
}

const namesIn = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, name]) => name);

describe("the requests", () => {
  it("say who asked, how to reach them, what they wrote and when, in Indian time", async () => {
    await ask("Sharma Chaat", { message: "Near <b>the</b> station" });
    const html = await read("/desk/requests");
    expect(html).toContain('href="tel:+919876543210"');
    expect(html).toContain('href="https://wa.me/919876543210"');
    expect(html).toContain("Near &lt;b&gt;the&lt;/b&gt; station");
    expect(html).toMatch(/<time dateTime="2026-11-20T16:52:00.000Z">20 Nov 2026, 10:22\Wpm</);
  });

  it("offer no WhatsApp, and no country's code, for a number that is no mobile", async () => {
    await ask("Landline Lassi", { phoneNumber: "0401234567" });
    const html = await read("/desk/requests");
    expect(html).toContain('href="tel:0401234567"');
    expect(html).not.toContain("wa.me");
  });

  it("are filtered and searched by the address, and keep both in their links", async () => {
    await ask("One", { status: "declined" });
    await ask("Two", { status: "declined" });
    await ask("Two more");
    const html = await read("/desk/requests?status=declined&q=TWO");
    expect(namesIn(html)).toEqual(["Two"]);
    expect(html).toContain('<a href="?q=TWO">All');
    expect(html).toContain('<input type="hidden" name="status" value="declined"/>');
    expect(html).toContain('aria-current="page">Declined <span class="count">1<');
  });

  it("come in pages of fifty", async () => {
    for (let serial = 1; serial <= 51; serial++) await ask(`Shop ${serial}`);
    const first = await read("/desk/requests?status=new");
    expect(namesIn(first)).toHaveLength(50);
    expect(first).toContain('href="?status=new&amp;page=2" rel="next"');
    const second = await read("/desk/requests?status=new&page=2");
    expect(namesIn(second)).toEqual(["Shop 1"]);
    expect(second).toContain('href="?status=new&amp;page=1" rel="prev"');
    for (const page of ["0", "-1", "x", "99999999999999999999"]) {
      expect(namesIn(await read(`/desk/requests?page=${page}`))).toHaveLength(50);
    }
    expect(await read("/desk/requests?page=9")).toContain('href="?page=2" rel="prev"');
  });

  it("have a kind word where there are none, and where nothing was found", async () => {
    expect(await read("/desk/requests")).toContain("No shop has asked yet.");
    await ask("One");
    expect(await read("/desk/requests?status=live")).toContain("No request is live.");
    expect(await read("/desk/requests?q=%00%ff%22")).toContain("Nothing here matches");
    expect(await read("/desk/requests?q=%3Cb%3E")).toContain("Nothing here matches “&lt;b&gt;”.");
  });

  it("move on by a form, which leads back to the list as it was", async () => {
    const id = await ask("Sharma Chaat");
    const seen = { id, status: "new", changedAt: "" };
    const moved = await send("/desk/requests?q=a&changed=7", { ...seen, to: "contacted" });
    const back = `/desk/requests?q=a&changed=${id}`;
    expect([moved.status, moved.headers.get("Location")]).toEqual([303, back]);
    const html = await read(back);
    expect(html).toContain("Sharma Chaat is now contacted.");
    expect(html).toContain(`Contacted by ${operator.account.username}`);
  });

  it("are not changed by a late click, which shows the current state", async () => {
    const id = await ask("Sharma Chaat", {
      status: "declined",
      changedAt: Date.UTC(2026, 10, 20, 16, 52),
      changedBy: "meena",
    });
    const late = await send("/desk/requests", {
      id,
      status: "new",
      changedAt: "",
      to: "contacted",
    });
    expect(late.status).toBe(409);
    const html = await plain(late);
    expect(html).toMatch(
      /Somebody got there first: Sharma Chaat is already declined \(meena, 20 Nov 2026, 10:22\Wpm\)/,
    );
    expect(html).toContain("Declined by meena");
    const [request] = await db
      .select()
      .from(shopRequests)
      .where(eq(shopRequests.id, Number(id)));
    expect(request).toMatchObject({ status: "declined", changedBy: "meena" });
    const gone = { id: "9999", status: "new", changedAt: "", to: "contacted" };
    expect((await send("/desk/requests", gone)).status).toBe(404);
  });
});

describe("the messages", () => {
  async function write(email: string): Promise<string> {
    const [message] = await db
      .insert(contactMessages)
      .values({ email, message: "Hello", createdAt: 1 })
      .returning();
    return String(message?.id);
  }

  it("are answered by mail, handled, and opened again", async () => {
    const id = await write("ravi+shop@example.com");
    const html = await read("/desk/messages");
    expect(html).toContain('href="mailto:ravi%2Bshop@example.com"');
    const handled = await send("/desk/messages", { id, to: "handled", handledAt: "" });
    expect(handled.headers.get("Location")).toBe(`/desk/messages?changed=${id}`);
    expect(await read(`/desk/messages?changed=${id}`)).toContain(
      "The message from ravi+shop@example.com is now handled.",
    );
    expect(await read("/desk/messages")).toContain("Everybody has an answer.");
    const [message] = await db.select().from(contactMessages);
    const handledAt = String(message?.handledAt);
    expect(await read("/desk/messages?status=handled")).toContain(`value="${handledAt}"`);
    await send("/desk/messages?status=handled", { id, to: "open", handledAt });
    expect(await read("/desk/messages")).toContain("ravi+shop@example.com");
  });

  it("are not said to have changed by an address that names none of them", async () => {
    const id = await write("ravi@example.com");
    for (const changed of ["", "x", "999"]) {
      expect(await read(`/desk/messages?changed=${changed}`)).not.toContain('<p class="notice"');
    }
    const html = await read(`/desk/messages?changed=${id}`);
    expect(html).toContain("The message from ravi@example.com is now open.");
  });

  it("are left alone by who comes too late", async () => {
    const id = await write("ravi@example.com");
    await send("/desk/messages", { id, to: "handled", handledAt: "" });
    const late = await send("/desk/messages", { id, to: "handled", handledAt: "" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Somebody got there first");
  });
});

it("the log shows what was done and not to whom, newest first, and is searched", async () => {
  const id = await ask("Log Chaat");
  await send("/desk/requests", { id, status: "new", changedAt: "", to: "declined" });
  for (const words of ["new+%E2%86%92+declined", "DECLINED+request"]) {
    const html = await read(`/desk/log?q=${words}`);
    expect(html).toContain(`<b>${operator.account.username}</b> declined request ${id}`);
    expect(html).not.toContain("Log Chaat");
  }
  expect(await read("/desk/log?q=nobody+did+this")).toContain("Nothing here matches");
});

it("the log leads to the shops that something was done to, and to nothing else", async () => {
  const { id: accountId, username } = operator.account;
  const done = [
    "close-shop",
    "import-menu",
    "contact-request",
    "handle-message",
    "remove-operator",
  ];
  const acts = [...done, "unheard-of"].map((act) => ({ act, subject: `to-${act}` }));
  await db
    .insert(deskLog)
    .values(acts.map((act) => ({ ...act, accountId, username, createdAt: 1 })));
  const html = await read("/desk/log?q=to-");
  expect([...html.matchAll(/href="\/desk\/shops\/([^"]*)"/g)].map(([, shop]) => shop)).toEqual([
    "to-import-menu",
    "to-close-shop",
  ]);
  for (const { subject } of acts) expect(html).toContain(subject);
  expect(html).toContain("unheard-of to-unheard-of");
});
