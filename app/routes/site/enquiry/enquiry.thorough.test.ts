import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { newAddress, ORIGIN, submit, visit } from "#test/visit.ts";

const LONG = "x".repeat(2_001);
const TOO_LONG = "That’s 2,001 characters. Please use at most 2,000.";

const db = openDatabase(env.DB);

beforeEach(async () => {
  await db.batch([db.delete(contactMessages), db.delete(shopRequests)]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const tokenIn = (html: string) => /name="token"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? "";

/** A form's token, as it was put into a page so many milliseconds ago. */
async function tokenOf(path: string, age = 60_000): Promise<string> {
  vi.setSystemTime(Date.now() - age);
  const html = await (await visit(path)).text();
  vi.useRealTimers();
  return tokenIn(html);
}

const CONTACT = { email: "asha@example.com", phone: "9876543210", message: "नमस्ते <b>\nHello" };
const SHOP = { shopName: 'Sharma\'s "Chaat"', phoneNumber: "0123456789", message: "Near the tank" };
const FAILED_CONTACT = "Sorry, there was an error sending your message. Please try again.";
const FAILED_SHOP = "Sorry, there was an error submitting your request. Please try again.";

const FORMS = [
  ["/contact", CONTACT, FAILED_CONTACT, contactMessages],
  ["/add-shop", SHOP, FAILED_SHOP, shopRequests],
] as const;

/** Sends a form that was opened a minute ago, from an address of its own. */
async function send(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return submit(path, { token: await tokenOf(path), ...fields }, headers);
}

/** What the page says beside each field that is wrong, and of the form as a whole. */
function saidIn(html: string) {
  const problems = [...html.matchAll(/id="(?:contact|add-shop)-(\w+)-problem"[^>]*>([^<]+)</g)];
  const [, failure = "", advice = ""] =
    /role="alert"[^>]*><p class="alert">([^<]*)<\/p><p class="advice">([^<]*)</.exec(html) ?? [];
  return {
    problems: Object.fromEntries(problems.map(([, name, said]) => [name, said])),
    failure,
    advice,
  };
}

describe("what is sent", () => {
  it("as a message is kept as it was written, its number as ten digits, and a reload sends nothing again", async () => {
    const response = await send("/contact", { ...CONTACT, phone: "098765-43210" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/contact?sent"]);
    expect(await db.select().from(contactMessages)).toMatchObject([
      { email: CONTACT.email, phoneNumber: CONTACT.phone, message: CONTACT.message },
    ]);
    const page = await visit("/contact?sent");
    const html = await page.text();
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(html).toContain(
      '<p role="status">Thank you for your message! We&#x27;ll get back to you soon.</p>',
    );
    expect(html).not.toContain("<form");
  });

  it("as a shop's request is kept, its number as ten digits, and its form replaced", async () => {
    const response = await send("/add-shop", { ...SHOP, phoneNumber: "+91 01234 56789" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/add-shop?sent"]);
    expect(await db.select().from(shopRequests)).toMatchObject([{ ...SHOP, status: "new" }]);
    const html = await (await visit("/add-shop?sent")).text();
    expect(html).toContain(
      '<p role="status">Thank you for your request! We will contact you soon via WhatsApp.</p>',
    );
    expect(html).not.toContain("<form");
  });

  it.each(FORMS)(
    "to %s twice at once is kept once; other words are another",
    async (path, fields, _, table) => {
      const token = await tokenOf(path);
      const sendings = [
        fields,
        { ...fields, message: `${fields.message} `, more: "x" },
        { ...fields, message: "and one more thing" },
      ].map((fields) => submit(path, { ...fields, token }));
      const statuses = (await Promise.all(sendings)).map(({ status }) => status);
      expect(statuses).toEqual([303, 303, 303]);
      expect(await db.select().from(table)).toHaveLength(2);
    },
  );
});

describe("a message that is wrong", () => {
  it.each<[Record<string, string>, Record<string, string>]>([
    [
      { email: "", message: "" },
      { email: "Email is required", message: "Message is required" },
    ],
    [{ email: "asha@" }, { email: "Please enter a valid email address" }],
    [{ phone: "5876543210" }, { phone: "Please enter a valid phone number" }],
    [{ phone: "+91 98765 4321" }, { phone: "Please enter a valid phone number" }],
    [{ message: "  " }, { message: "Message must be at least 1 character long" }],
    [{ message: "\u2800" }, { message: "Message must be at least 1 character long" }],
    [{ message: LONG }, { message: TOO_LONG }],
  ])("%j comes back with its problems and all that was typed", async (typed, problems) => {
    const fields = { ...CONTACT, message: "<i>", ...typed };
    const response = await send("/contact", fields);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(saidIn(html)).toEqual({ problems, failure: "", advice: "" });
    expect(html).toContain(`name="email" value="${fields.email}"`);
    expect(html).toContain(`value="${fields.phone}"`);
    expect(html).toContain(
      `>${fields.message.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</textarea>`,
    );
    expect(await db.select().from(contactMessages)).toEqual([]);
  });

  it("counts a line's end as one, as the browser does", async () => {
    const lines = "x\r\n".repeat(1_000);
    expect((await send("/contact", { ...CONTACT, message: lines })).status).toBe(303);
  });
});

describe("a shop's request that is wrong", () => {
  it.each<[Record<string, string>, Record<string, string>]>([
    [
      { shopName: " ", phoneNumber: "" },
      { shopName: "Shop name is required", phoneNumber: "Phone number is required" },
    ],
    [{ shopName: "\u3164" }, { shopName: "Shop name is required" }],
    [{ phoneNumber: "012345678" }, { phoneNumber: "Please enter a valid phone number" }],
    [{ phoneNumber: "+91 98765 4321" }, { phoneNumber: "Please enter a valid phone number" }],
    [{ message: LONG }, { message: TOO_LONG }],
  ])("%j comes back with its problems and all that was typed", async (typed, problems) => {
    const fields = { ...SHOP, shopName: "Chaat", ...typed };
    const response = await send("/add-shop", fields);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(saidIn(html)).toEqual({ problems, failure: "", advice: "" });
    expect(html).toContain(`value="${fields.shopName}"`);
    expect(html).toContain(`name="phoneNumber" value="${fields.phoneNumber}"`);
    expect(html).toContain(`>${fields.message}</textarea>`);
    expect(await db.select().from(shopRequests)).toEqual([]);
  });
});

describe("without JavaScript a form that is wrong", () => {
  it.each([
    ["contact", { email: "asha@example.com", phone: "1", message: "" }, ["phone", "message"]],
    ["add-shop", { shopName: "Chaat", phoneNumber: "1" }, ["phoneNumber"]],
  ] as [string, Record<string, string>, string[]][])(
    "at /%s says so at the field, and leads to the first that is wrong",
    async (form, typed, wrong) => {
      const html = await (await send(`/${form}`, typed)).text();
      const fields = [...html.matchAll(new RegExp(`<[^>]* id="${form}-(\\w+)"[^>]*>`, "g"))];
      const shown = fields.filter(([, name]) => name !== undefined && name !== "website");
      expect(shown.length).toBeGreaterThan(wrong.length);
      for (const [tag, name = ""] of shown) {
        const isWrong = wrong.includes(name);
        expect(tag).toContain(`aria-invalid="${isWrong}"`);
        expect(tag).toContain(`aria-describedby="${form}-${name}-problem"`);
        expect(/ autofocus=""/i.test(tag), name).toBe(name === wrong[0]);
        const said = saidIn(html).problems[name] ?? "";
        expect(said !== "", name).toBe(isWrong);
      }
      expect(html.match(/ autofocus=""/gi)).toHaveLength(1);
    },
  );

  it.each(["/contact", "/add-shop"])(
    "for another reason, at %s, leads to what is said of it, just above the button",
    async (path) => {
      const fields = path === "/contact" ? CONTACT : SHOP;
      const html = await (await submit(path, { ...fields, token: "old" })).text();
      expect(html.match(/ autofocus=""/gi)).toHaveLength(1);
      const [, failure = "", button = ""] =
        /(<div class="failure"[^>]*>).*?<\/div><div class="actions">.*?(<button[^>]*>)/s.exec(
          html,
        ) ?? [];
      expect(failure).toMatch(/ tabindex="-1" autofocus=""/i);
      expect(button).toContain("primary");
    },
  );
});

describe.each(FORMS)("%s", (path, fields, failure, table) => {
  const kept = async () => (await db.select().from(table)).length;

  /** Expects a refusal in words that keeps what was typed, and gives the page. */
  async function refused(response: Response, status: number, advice: RegExp) {
    const html = await response.text();
    const said = saidIn(html);
    expect([response.status, said.failure]).toEqual([status, failure]);
    expect(said.advice).toMatch(advice);
    expect(html).toContain(Object.values(fields)[1]);
    expect(await kept()).toBe(0);
    return html;
  }

  it("refuses a token that is forged, missing, another form's or a day old; the next try passes", async () => {
    const other = await tokenOf(path === "/contact" ? "/add-shop" : "/contact");
    let again = "";
    for (const token of ["", "x", other, await tokenOf(path, DAY_MS + 1_000)]) {
      const response = await submit(path, { ...fields, token });
      const html = await refused(response, 400, /open for too long/);
      again = tokenIn(html);
      expect(again).not.toBe(token);
    }
    for (const token of [again, await tokenOf(path, DAY_MS - MINUTE_MS)]) {
      expect((await submit(path, { ...fields, token })).status).toBe(303);
    }
  });

  it("refuses what nobody types so fast, and remembers when the form was opened", async () => {
    const opened = Date.now();
    vi.setSystemTime(opened);
    const token = tokenIn(await (await visit(path)).text());
    vi.setSystemTime(opened + 1_999);
    const hasty = await submit(path, { ...fields, token });
    expect(tokenIn(await refused(hasty, 400, /very quick/))).toBe(token);
    vi.setSystemTime(opened + 2_000);
    expect((await submit(path, { ...fields, token })).status).toBe(303);
  });

  it("refuses what fills in the hidden field, and empties it", async () => {
    const html = await refused(
      await send(path, { ...fields, website: "http://a" }),
      400,
      /hidden field/,
    );
    expect(html).not.toContain("http://a");
  });

  it("refuses more than five in a minute from one address", async () => {
    await inOneMinute(async () => {
      await db.delete(table);
      const address = newAddress();
      for (let tries = 0; tries < 5; tries++) {
        expect((await submit(path, {}, address)).status).toBe(422);
      }
      const response = await send(path, fields, address);
      expect(response.headers.get("Retry-After")).toBe("60");
      await refused(response, 429, /wait a minute/);
      // Each form is counted by itself, and each address.
      const other = path === "/contact" ? "/add-shop" : "/contact";
      expect((await submit(other, {}, address)).status).toBe(422);
      expect((await send(path, fields)).status).toBe(303);
    });
  });

  it("keeps what is sent while it cannot be counted, and logs that once", async () => {
    const limiter = path === "/contact" ? env.CONTACTS_PER_ADDRESS : env.SHOP_REQUESTS_PER_ADDRESS;
    vi.spyOn(limiter, "limit").mockRejectedValue(new Error("the limiter is away"));
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await send(path, fields)).status).toBe(303);
    expect(await db.select().from(table)).toHaveLength(1);
    expect(logged).toHaveBeenCalledOnce();
    expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({
      message: "the limiter is away",
      path,
    });
  });

  it.each<[string, number, { body?: BodyInit; headers?: Record<string, string> }]>([
    [
      "a body of more than 256 KiB",
      413,
      { body: new URLSearchParams({ message: "x".repeat(262_144) }) },
    ],
    [
      "bytes that are no UTF-8",
      400,
      { body: "message=Caf%E9", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
    ],
    ["JSON", 400, { body: "{}", headers: { "Content-Type": "application/json" } }],
    ["plain text", 400, { body: "message=x" }],
    ["nothing", 400, {}],
  ])("refuses %s in words", async (_, status, init) => {
    const headers = new Headers({ ...init.headers, Origin: ORIGIN });
    const response = await visit(path, { method: "POST", ...init, headers });
    const said = saidIn(await response.text());
    expect([response.status, said.failure]).toEqual([status, failure]);
    expect(said.advice).toMatch(/form/);
  });

  it("keeps what was typed where the database fails, and logs none of it", async () => {
    const token = await tokenOf(path);
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const session = env.DB.withSession();
    const opened = vi.spyOn(env.DB, "withSession").mockReturnValue(session);
    vi.spyOn(session, "prepare").mockImplementation(() => {
      throw new Error("D1_ERROR: D1 DB is overloaded.");
    });
    const response = await submit(path, { ...fields, token });
    opened.mockRestore();
    expect(tokenIn(await refused(response, 503, /^$/))).toBe(token);
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0]?.[0])).toContain("overloaded");
    expect(String(logged.mock.calls[0]?.[0])).not.toContain(fields.message);
  });
});

describe("Turnstile", () => {
  function configure({ siteKey = "1x0", secret = "s" } = {}) {
    vi.spyOn(env, "TURNSTILE_SITE_KEY", "get").mockReturnValue(siteKey);
    vi.spyOn(env, "TURNSTILE_SECRET", "get").mockReturnValue(secret);
  }

  it.each([
    ["", ""],
    ["1x0", ""],
    ["", "s"],
  ])("is nowhere with site key '%s' and secret '%s'", async (siteKey, secret) => {
    configure({ siteKey, secret });
    const response = await visit("/contact");
    expect(response.headers.get("Content-Security-Policy")).not.toContain("cloudflare");
    expect(await response.text()).not.toMatch(/sitekey|noscript/);
    expect((await send("/contact", CONTACT)).status).toBe(303);
  });

  it("is in the forms once both are there, allowed on the site's pages alone", async () => {
    configure();
    const response = await visit("/add-shop");
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(policy).toContain("frame-src https://challenges.cloudflare.com;");
    // Its dialog opens there as well.
    const home = (await visit("/")).headers.get("Content-Security-Policy");
    expect(home).toContain("frame-src https://challenges.cloudflare.com;");
    const html = await response.text();
    expect(html).toContain('<div data-sitekey="1x0"></div>');
    expect(html).toMatch(/<noscript>.*mailto:hello@nukkad\.example/);
    for (const path of ["/menu/none", "/shop/login"]) {
      const other = (await visit(path)).headers.get("Content-Security-Policy");
      expect(other).not.toContain("cloudflare");
    }
  });

  it("lets through whom Cloudflare has seen pass, and nobody else", async () => {
    configure();
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      const response = new URLSearchParams(init?.body as URLSearchParams).get("response");
      return Response.json({ success: response === "passed" });
    });
    for (const response of ["", "failed"]) {
      const reply = await send("/contact", { ...CONTACT, "cf-turnstile-response": response });
      const said = saidIn(await reply.text());
      expect([reply.status, said.failure]).toEqual([400, FAILED_CONTACT]);
      expect(said.advice).toContain("hello@nukkad.example");
    }
    expect(asked).toHaveBeenCalledOnce();
    const reply = await send("/contact", { ...CONTACT, "cf-turnstile-response": "passed" });
    expect(reply.status).toBe(303);
  });
});

describe("the pages of the forms", () => {
  it("say what the form is for", async () => {
    const contact = await (await visit("/contact")).text();
    expect(contact).toContain("<title>Contact Us | Nukkad</title>");
    expect(contact).toContain("<h1>Contact Us</h1>");
    for (const label of ["Email *", "Phone Number (optional)", "Message *"]) {
      expect(contact).toContain(`>${label}</label>`);
    }
    const shop = await (await visit("/add-shop")).text();
    for (const words of [
      "<title>Add Your Shop | Nukkad</title>",
      "<h1>Add Your Shop</h1>",
      "Get your own digital menu",
      "menu link, username and password will be sent via WhatsApp",
      "QR Code stand available on request, Rs 500 per piece",
      ">Send Request</button>",
    ]) {
      expect(shop).toContain(words);
    }
  });

  it("are missed by none but the forms' own where there is no secret", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(env, "SESSION_SECRET", "get").mockReturnValue("");
    expect((await visit("/")).status).toBe(200);
    expect((await visit("/contact")).status).toBe(500);
  });
});
