import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#app/durations.ts";
import { openHandOver } from "#test/hand-over.ts";
import { logIn, startSession } from "#test/sessions.ts";
import { storeItem } from "#test/stored-menus.ts";
import { submit, visit } from "#test/visit.ts";

let cookie = "";

beforeAll(async () => {
  ({ cookie } = await logIn(null));
});
afterEach(() => vi.useRealTimers());

const act = (shopId: string, fields: Record<string, string>, as = cookie) =>
  submit(`/desk/shops/${shopId}`, fields, { Cookie: as });

/** Makes the first login of a new shop. Gives what the form answers. */
async function make(as = cookie) {
  const shopId = await storeItem({ item: "Samosa" });
  return { shopId, made: await act(shopId, { act: "create-login", username: shopId }, as) };
}

const passwordIn = async (response: Response) =>
  /Password: ([\w-]*)/.exec(await response.text())?.[1];
const GONE = "There’s no password to see here any more.";

describe("the page of a new password", () => {
  it("shows the same one after Back and a reload, and the shop’s page leads to it", async () => {
    const { shopId, made } = await make();
    expect([made.status, made.headers.get("Location")]).toEqual([
      303,
      `/desk/shops/${shopId}/hand-over`,
    ]);
    const first = await passwordIn(await openHandOver(made, cookie));
    expect(first).toMatch(/^(\w{4}-){2}\w{4}$/);
    expect(await passwordIn(await openHandOver(made, cookie))).toBe(first);
    const [shown] = (made.headers.get("Set-Cookie") ?? "").split(";");
    const shop = await visit(`/desk/shops/${shopId}`, {
      headers: { Cookie: `${cookie}; ${shown}` },
    });
    expect(await shop.text()).toContain(`href="/desk/shops/${shopId}/hand-over"`);
    const login = await submit("/shop/login", { username: shopId, password: String(first) });
    expect(login.headers.get("Location")).toBe(`/shop/edit/menu/${shopId}`);
  });

  it("keeps it out of addresses, caches and readable cookies", async () => {
    const { shopId, made } = await make();
    const page = await openHandOver(made, cookie);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    const password = String(await passwordIn(page));
    const both = made.headers.getSetCookie();
    expect(both.map((cookie) => cookie.split("; ").slice(1))).toEqual(
      ["", ".data"].map((end) => [
        "Max-Age=600",
        `Path=/desk/shops/${shopId}${end}`,
        "HttpOnly",
        "SameSite=Lax",
      ]),
    );
    const [kept = ""] = both;
    // The framework writes a cookie as JSON in base64; what we put into it is base64 again.
    const text = Buffer.from(decodeURIComponent(kept.split(/[=;]/)[1] ?? ""), "base64").toString();
    expect(text).toMatch(/^"[\w-]+"$/);
    expect(text + Buffer.from(text, "base64url").toString("latin1")).not.toContain(password);
    expect(made.headers.get("Location")).not.toContain(password);
    expect(await made.text()).not.toContain(password);
  });

  it("is empty without the cookie, after ten minutes, and for anybody else", async () => {
    const { shopId, made } = await make();
    const bare = await visit(`/desk/shops/${shopId}/hand-over`, { headers: { Cookie: cookie } });
    expect(await bare.text()).toContain(GONE);
    const other = await logIn(null);
    expect(await (await openHandOver(made, other.cookie)).text()).toContain(GONE);
    const stranger = await openHandOver(made, "");
    expect(stranger.headers.get("Location")).toMatch(/^\/shop\/login/);
    const elsewhere = await storeItem({ item: "Chai" });
    const [shown] = (made.headers.get("Set-Cookie") ?? "").split(";");
    const moved = await visit(`/desk/shops/${elsewhere}/hand-over`, {
      headers: { Cookie: `${cookie}; ${shown}` },
    });
    expect(await moved.text()).toContain(GONE);
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
    expect(await (await openHandOver(made, cookie)).text()).toContain(GONE);
  });

  it("is empty once the operator has logged out everywhere", async () => {
    const { account, cookie: before } = await logIn(null);
    const { made } = await make(before);
    expect(await passwordIn(await openHandOver(made, before))).toBeDefined();
    await submit("/shop/account", { operation: "log-out-everywhere" }, { Cookie: before });
    const { cookie: after } = await startSession({ ...account, epoch: account.epoch + 1 });
    expect(await (await openHandOver(made, after)).text()).toContain(GONE);
  });

  it("does not show a password that was changed since", async () => {
    const { shopId, made } = await make();
    const html = await (
      await visit(`/desk/shops/${shopId}`, { headers: { Cookie: cookie } })
    ).text();
    const [, account = ""] = /name="account" value="(\d+)"/.exec(html) ?? [];
    const reset = await act(shopId, { act: "reset-password", account, epoch: "1" });
    expect(await (await openHandOver(made, cookie)).text()).toContain(GONE);
    expect(await passwordIn(await openHandOver(reset, cookie))).toBeDefined();
  });

  it.each(["x", "eyJhIjoxfQ==", encodeURIComponent("नमस्ते")])(
    "is empty for a cookie that is none of ours: %s",
    async (value) => {
      const { shopId } = await make();
      const page = await visit(`/desk/shops/${shopId}/hand-over`, {
        headers: { Cookie: `${cookie}; shown-login=${value}` },
      });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(GONE)]);
    },
  );
});
