import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const CODE = "/desk/shops/chaat/qr.svg";
const STAND = "/desk/shops/chaat/stand";

beforeEach(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  const shop = { revision: 1, createdAt: 1 };
  await db.insert(shops).values([
    { ...shop, id: "chaat", name: "Chaat & <b>Sons</b>" },
    { ...shop, id: "closed", name: "Closed", closedAt: 2 },
  ]);
});

async function visitAsOperator(path: string): Promise<Response> {
  const { cookie } = await logIn(null);
  return visit(path, { headers: { Cookie: cookie } });
}

describe.each([CODE, STAND])("%s", (path) => {
  it("is for operators, and out of every cache", async () => {
    const response = await visitAsOperator(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it.each(["owner", "staff"] as const)("refuses the shop's own %s", async (role) => {
    const { cookie } = await logIn("chaat", { role });
    const response = await visit(path, { headers: { Cookie: cookie } });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain("<path d=");
  });

  it("sends who is not logged in to log in, and then here", async () => {
    const login = `/shop/login?next=${encodeURIComponent(path)}`;
    for (const response of [await visit(path), await submit(path, {})]) {
      expect([response.status, response.headers.get("Location")]).toEqual([302, login]);
    }
  });

  it("is not there for a shop that is not", async () => {
    for (const id of ["nobody", "%00", "x".repeat(65)]) {
      expect((await visitAsOperator(path.replace("chaat", id))).status).toBe(404);
    }
  });

  it("takes no form", async () => {
    const { cookie } = await logIn(null);
    expect((await submit(path, {}, { Cookie: cookie })).status).toBe(405);
  });
});

describe("the code as a file", () => {
  it("is the public link of the menu, wherever this server stands", async () => {
    const response = await visitAsOperator(CODE);
    expect(await response.text()).toBe(qrCodeSvg("https://nukkad.example/menu/chaat"));
  });

  it("is saved under the shop's name, and does nothing where it is opened", async () => {
    const { headers } = await visitAsOperator(CODE);
    expect(headers.get("Content-Type")).toBe("image/svg+xml");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="chaat-menu-qr.svg"');
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
});

describe("the stand", () => {
  const page = async (path: string) => (await visitAsOperator(path)).text();

  it("shows the name as text, the code, the address, and in every language what to do", async () => {
    const html = await page(STAND);
    expect(html).toContain("Chaat &amp; &lt;b&gt;Sons&lt;/b&gt;</h2>");
    expect(html).not.toContain("<b>Sons");
    expect(html).toContain(qrCodeSvg("https://nukkad.example/menu/chaat"));
    expect(html).toContain("<p>nukkad.example/menu/chaat</p>");
    expect(html).toContain('<p class="scan" lang="en">Scan for the menu</p>');
    expect(html).toContain('<p class="scan" lang="hi">मेन्यू के लिए स्कैन करें</p>');
    expect(html).toContain('href="/desk/shops/chaat/qr.svg"');
  });

  it("has no button that does nothing without JavaScript, but a sentence", async () => {
    const html = await page(STAND);
    expect(html).toMatch(/<button[^>]* id="print" hidden[^>]*>/);
    expect(html).toContain("choose Print in your browser’s menu");
  });

  it("is A6 unless A5 is requested", async () => {
    for (const [query, size] of [
      ["", "a6"],
      ["?size=a6", "a6"],
      ["?size=a5", "a5"],
      ["?size=a4%22", "a6"],
    ]) {
      expect(await page(STAND + query)).toContain(`class="stand by-day ${size}"`);
    }
  });

  it("warns of a closed shop, whose card can be printed all the same", async () => {
    const html = await page("/desk/shops/closed/stand");
    expect(html).toContain("This shop is closed");
    expect(html).toContain('class="stand by-day a6"');
    expect(await page(STAND)).not.toContain("This shop is closed");
  });

  it("says so where there is no such shop", async () => {
    expect(await page("/desk/shops/nobody/stand")).toContain("<h1>This shop isn’t here</h1>");
  });
});
