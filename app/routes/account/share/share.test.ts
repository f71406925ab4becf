import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { shopDays } from "#app/db/shop-days-schema.ts";
import { tableLink } from "#app/domain/shops/menu-link.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { DAY_MS } from "#app/durations.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const SHARE = "/shop/share";
const STAND = "/shop/share/stand";
const LINK = "https://nukkad.example/menu/chaat";

let owner: string;

beforeEach(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  const shop = { revision: 1, createdAt: 1 };
  await db.insert(shops).values([
    { ...shop, id: "chaat", name: "Chaat & <b>Sons</b>" },
    { ...shop, id: "other", name: "Other" },
  ]);
  owner = (await logIn("chaat")).cookie;
});

async function look(path: string, language = "en", cookie = owner) {
  const headers = { Cookie: `${cookie}; language=${language}` };
  const response = await visit(path, { headers });
  const html = await response.text();
  return { html, status: response.status, headers: response.headers };
}
const codesIn = (html: string) => html.match(/<svg[^>]*><title>QR code: .*?<\/svg>/g);

describe.each([SHARE, STAND])("%s", (path) => {
  it("is for owner and staff of the shop that is logged in, about no other shop, and out of every cache", async () => {
    for (const role of ["owner", "staff"] as const) {
      const { cookie } = await logIn("other", { role });
      const { status, html, headers } = await look(path, "en", cookie);
      expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
      expect(html).toContain("nukkad.example/menu/other");
      expect(html).not.toContain("menu/chaat");
    }
  });

  it("refuses operators, and sends who is not logged in to log in", async () => {
    const { cookie } = await logIn(null);
    const refused = await look(path, "en", cookie);
    expect(refused.status).toBe(403);
    expect(refused.html).toContain("You’re logged in as an operator.");
    expect(refused.html).not.toContain("menu/chaat");
    const stranger = await visit(path);
    const login = `/shop/login?next=${encodeURIComponent(path)}`;
    expect([stranger.status, stranger.headers.get("Location")]).toEqual([302, login]);
  });
});

describe("what a shop shares", () => {
  it("is the address of its menu, its code as files, and a message in the language of the owner", async () => {
    for (const [language, hello] of [
      ["en", "Namaste! Here’s the menu of"],
      ["hi", "नमस्ते! यह रहा"],
    ] as const) {
      const { html } = await look(SHARE, language);
      expect(html).toContain(`value="${LINK}"`);
      expect(html).toContain(qrCodeSvg(LINK));
      expect(html).not.toContain("<b>Sons");
      expect(html).not.toContain("<textarea");
      for (const type of ["svg", "png"]) expect(html).toContain(`href="/menu/chaat/code.${type}"`);
      const [, message = ""] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html) ?? [];
      expect(decodeURIComponent(message)).toContain(hello);
      expect(decodeURIComponent(message)).toMatch(new RegExp(`Chaat & <b>Sons</b>.*\n${LINK}$`));
    }
  });

  it("is found from the editor and from the page of one’s login", async () => {
    for (const path of ["/shop/edit/menu/chaat", "/shop/account"]) {
      expect((await look(path)).html).toContain('href="/shop/share"');
    }
    const { cookie } = await logIn(null);
    expect((await look("/shop/account", "en", cookie)).html).not.toContain("/shop/share");
  });

  it("has no button that does nothing without JavaScript", async () => {
    const { html } = await look(SHARE);
    const buttons = html.match(/<button[^>]*type="button"[^>]*>/g) ?? [];
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toContain("hidden");
  });
});

describe("how often a menu was opened", () => {
  const store = (ago: number, opened: number, shopId = "chaat") =>
    db.insert(shopDays).values({ shopId, day: localDate(Date.now() - ago * DAY_MS), opened });
  const figures = (html: string) =>
    [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name, count]) => [
      name,
      count,
    ]);

  it("is shown as bars and as a table of 90 days, and what another shop counts is not", async () => {
    await store(0, 3);
    await store(6, 4);
    await store(89, 1200);
    await store(90, 7);
    await store(1, 999, "other");
    const { html } = await look(SHARE);
    expect(figures(html)).toEqual([
      ["Today", "3"],
      ["7 days", "7"],
      ["90 days", "1,207"],
    ]);
    const bars = [...html.matchAll(/<rect x="(\d+)" y="([\d.]+)"[^>]* height="([\d.]+)"/g)];
    expect(bars.map(([, x]) => Number(x))).toEqual(Array.from({ length: 90 }, (_, day) => day * 4));
    const heights = bars.map(([, , , height]) => Number(height));
    expect([heights[0], heights[1], heights[83], heights[89]]).toEqual([100, 1, 4, 4]);
    const rows = [...html.matchAll(/<th scope="row">[^<]+<\/th><td>(\d+)<\/td>/g)];
    expect(rows).toHaveLength(90);
    expect([rows[0]?.[1], rows[6]?.[1], rows[89]?.[1]]).toEqual(["3", "4", "1200"]);
    expect(html).toMatch(/Best day: [^<]*1,200 phones/);
  });

  it("is a kind word, and no empty chart, before anybody has opened it", async () => {
    const { html } = await look(SHARE);
    expect(html).toContain("Nobody has opened it yet.");
    expect(html).not.toContain("<rect");
  });
});

describe("the stands to print", () => {
  it("are one, with the code of the menu", async () => {
    const { html } = await look(STAND);
    expect(codesIn(html)).toEqual([qrCodeSvg(LINK)]);
    expect(html).toContain('class="stand by-day a6"');
    expect(html).not.toContain('class="table-number"');
    expect((await look(`${STAND}?size=a5`)).html).toContain('class="stand by-day a5"');
  });

  it("are one a table, each with its number and a code that the menu itself answers", async () => {
    const { html } = await look(`${STAND}?size=a5&tables=12`);
    const tables = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(codesIn(html)).toEqual(tables.map((table) => qrCodeSvg(tableLink("chaat", table))));
    const numbers = [...html.matchAll(/<\/small> <b>(\d+)<\/b>/g)].map(([, number]) => number);
    expect(numbers).toEqual(tables.map(String));
    expect(html.match(/class="stand by-day a5"/g)).toHaveLength(12);
    expect(html).toContain('href="?size=a6&amp;tables=12"');
    const address = new URL(tableLink("chaat", 12));
    const menu = await visit(address.pathname + address.search);
    expect(menu.status).toBe(200);
    expect(await menu.text()).toBe(await (await visit("/menu/chaat")).text());
  });

  it.each(["0", "101", "-1", "1.5", "1e2", "twelve", ""])(
    "are none for %j tables, which stays in the form beside what is wrong",
    async (typed) => {
      const { html, status } = await look(`${STAND}?size=a5&tables=${typed}`);
      expect(status).toBe(200);
      expect(codesIn(html)).toBeNull();
      expect(html).toContain("Please enter a number from 1 to 100.");
      expect(html).toContain(`value="${typed}"`);
      expect(html).toContain('type="hidden" name="size" value="a5"');
    },
  );
});
