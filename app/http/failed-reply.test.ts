import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newPhone } from "#test/phone.ts";
import { storeMadeMenu } from "#test/stored-menus.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const isDown = () => Promise.reject(new Error("KV is down"));

/** What a browser makes of an attribute's value, or of what stands in a text area. */
function readEscaped(written: string): string {
  const text = written.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  return text.replace(/^\n/, "");
}

/** The button "Try again" of a page, with the fields that it sends. */
async function retryIn(response: Response) {
  const form: { method: string | null; action: string | null } = { method: null, action: null };
  const fields: Record<string, string> = {};
  let scripts = 0;
  let written = "";
  const page = new HTMLRewriter()
    .on("form.try-again", {
      element(element) {
        form.method = element.getAttribute("method");
        form.action = element.getAttribute("action");
      },
    })
    .on("form.try-again input", {
      element(input) {
        fields[input.getAttribute("name") ?? ""] = input.getAttribute("value") ?? "";
      },
    })
    .on("form.try-again textarea", {
      element: (area) => void (written = area.getAttribute("name") ?? ""),
      text: ({ text }) => void (fields[written] = (fields[written] ?? "") + text),
    })
    .on("script", { element: () => void (scripts += 1) })
    .transform(response);
  const text = (await page.text()).replaceAll(/<[^>]*>/g, " ");
  for (const [name, value] of Object.entries(fields)) fields[name] = readEscaped(value);
  return { form, fields, scripts, text };
}

describe("a form that fails", () => {
  it("is on the page with all that was typed, and is sent again by its button", async () => {
    const shopId = await storeMadeMenu(1, 1);
    const { cookie } = await logIn(shopId);
    const typed = { operation: "add-section", name: 'Chai & "biscuits" <hot> नमकीन' };
    vi.spyOn(env.SESSIONS, "get").mockImplementation(isDown);
    const failed = await submit(`/shop/edit/menu/${shopId}?open=add-section`, typed, {
      Cookie: cookie,
    });
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(failed.headers.has("Set-Cookie")).toBe(false);
    const { form, fields, scripts, text } = await retryIn(failed);
    expect(form).toEqual({ method: "post", action: `/shop/edit/menu/${shopId}?open=add-section` });
    expect(fields).toEqual(typed);
    expect(text).toContain("What you typed is safe");
    // React would put the form back as it was made.
    expect(scripts).toBe(0);

    vi.restoreAllMocks();
    const again = await submit(form.action ?? "", fields, { Cookie: cookie });
    expect(again.status).toBe(303);
    expect(await (await visit(`/menu/${shopId}`)).text()).toContain("नमकीन");
  });

  it("is on the page as well where it was read before the database failed", async () => {
    const shopId = await storeMadeMenu(1, 1);
    const { cookie } = await logIn(shopId);
    const session = env.DB.withSession();
    vi.spyOn(env.DB, "withSession").mockReturnValue(session);
    vi.spyOn(session, "batch").mockRejectedValue(new Error("D1 is down"));
    const typed = { operation: "add-section", name: "Chaat" };
    const failed = await submit(`/shop/edit/menu/${shopId}`, typed, { Cookie: cookie });
    expect(failed.status).toBe(503);
    expect((await retryIn(failed)).fields).toEqual(typed);
  });

  it("says of photos that they have to be chosen again, and keeps the words beside them", async () => {
    const phone = newPhone();
    await phone.publish();
    const photos = new File([new Uint8Array(200_000)], "cat.jpg", { type: "image/jpeg" });
    vi.spyOn(env.SESSIONS, "get").mockImplementation(isDown);
    const { fields, text } = await retryIn(
      await phone.send("/nearby/new", { text: "Look at this\nand that", photos }),
    );
    expect(fields).toEqual({ text: "Look at this\nand that" });
    expect(text).toContain("choose your photos again");
  });

  it("never writes a password into a page", async () => {
    const shopId = await storeMadeMenu(1, 1);
    const { cookie } = await logIn(shopId);
    const typed = { operation: "change-password", current: "old-secret", new: "new-secret" };
    vi.spyOn(env.SESSIONS, "get").mockImplementation(isDown);
    const failed = await submit("/shop/account", typed, { Cookie: cookie });
    const html = await failed.clone().text();
    expect(html).not.toContain("secret");
    expect((await retryIn(failed)).form.method).toBeNull();
  });
});

describe("what fails is a 503:", () => {
  it("a page that was requested, with its query behind the button", async () => {
    const phone = newPhone();
    await phone.publish();
    vi.spyOn(env.SESSIONS, "get").mockImplementation(isDown);
    const failed = await phone.get("/nearby?radius=3&kind=help");
    expect(failed.status).toBe(503);
    expect((await retryIn(failed)).fields).toEqual({ radius: "3", kind: "help" });
  });

  it("data of the framework, which its script still reads", async () => {
    const phone = newPhone();
    await phone.publish();
    vi.spyOn(env.SESSIONS, "get").mockImplementation(isDown);
    const failed = await phone.get("/nearby.data");
    expect([failed.status, failed.headers.get("Content-Type")]).toEqual([503, "text/x-script"]);
    expect(await failed.text()).toContain("SanitizedError");
  });

  it("a file or picture, in a plain sentence", async () => {
    vi.spyOn(env.IMAGES, "get").mockRejectedValue(new Error("R2 is down"));
    const failed = await visit(`/images/${"a".repeat(64)}.jpg`);
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(await failed.text()).toMatch(/try again in a moment/);
  });

  it("logging out, which keeps the cookie", async () => {
    const { cookie } = await logIn(await storeMadeMenu(1, 1));
    vi.spyOn(env.SESSIONS, "delete").mockImplementation(isDown);
    const failed = await submit("/shop/logout", {}, { Cookie: cookie });
    expect([failed.status, failed.headers.has("Set-Cookie")]).toEqual([503, false]);
    expect((await retryIn(failed)).form).toEqual({ method: "post", action: "/shop/logout" });
    vi.restoreAllMocks();
    expect((await visit("/shop/account", { headers: { Cookie: cookie } })).status).toBe(200);
  });
});

describe("while KV cannot be read", () => {
  it("nobody's data is deleted, no cookie goes, and nothing is said to be gone", async () => {
    const phone = newPhone();
    await phone.publish({ text: "Still mine" });
    vi.spyOn(env.SESSIONS, "get").mockImplementation(isDown);
    const failed = await phone.send("/nearby/mine", { operation: "delete-data" });
    expect([failed.status, failed.headers.has("Set-Cookie")]).toEqual([503, false]);
    expect(failed.headers.has("Clear-Site-Data")).toBe(false);
    expect((await phone.get("/nearby/mine/export")).status).toBe(503);
    vi.restoreAllMocks();
    expect(await (await phone.get("/nearby/mine")).text()).toContain("Still mine");
  });
});
