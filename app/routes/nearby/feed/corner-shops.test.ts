import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { shops } from "#app/db/schema.ts";
import { storeShop, writeOnBoard } from "#test/corner-shops.ts";
import { linksIn } from "#test/links-in.ts";
import { awayFromCorner, CORNER } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";

/* What neighbours see of the shops around them. */

const db = openDatabase(env.DB);
let shop: string;
let neighbour: ReturnType<typeof newPhone>;

beforeEach(async () => {
  await db.delete(shops);
  shop = await storeShop(awayFromCorner(2), { name: "Raju’s Dhaba" });
  await writeOnBoard(shop, ["Jalebi"], Date.now());
  neighbour = newPhone();
  await neighbour.goTo(CORNER);
});

const textOf = async (reply: Response) => (await reply.text()).replaceAll("<!-- -->", "");

describe("a shop nearby", () => {
  it("stands above the feed with what it has today, and leads to its menu", async () => {
    const [, strip = ""] =
      /<section class="corner"(.*?)<\/section>/s.exec(
        await textOf(await neighbour.get("/nearby")),
      ) ?? [];
    expect(strip).toContain(`href="/menu/${shop}"`);
    expect(strip).toMatch(/Raju’s Dhaba.*Jalebi.*₹40/s);
  });

  it("has its dish drawn in the document, without the file of all dishes", async () => {
    const html = await (await neighbour.get("/nearby")).text();
    const [, strip = ""] = /<section class="corner"(.*?)<\/section>/s.exec(html) ?? [];
    expect(strip).toMatch(
      /<svg aria-hidden="true"><symbol id="([^"]+)" viewBox="0 0 96 96"><circle.*<use href="#\1"/,
    );
    expect(html).not.toMatch(/dishes[^"]*\.svg/);
  });

  it("is named in Hindi for whoever reads Hindi, and leads to the menu in Hindi", async () => {
    neighbour.jar.set("language", "hi");
    const html = await textOf(await neighbour.get("/nearby"));
    expect(html).toContain(`href="/hi/menu/${shop}"`);
    expect(html).toContain("आपके नुक्कड़ पर");
  });

  it("is not read again for older posts", async () => {
    const html = await textOf(await neighbour.get("/nearby?before=x"));
    expect(html).not.toContain('class="corner"');
  });
});

describe("its board in the feed", () => {
  const boardLinks = async () => linksIn(await neighbour.get("/nearby"), "/nearby");

  it("leads to the menu, also from where a post would have its thread", async () => {
    const [, report = ""] = (await boardLinks()).find(([, path]) => path.includes("/report")) ?? [];
    const thread = report.replace(/\/report.*/, "");
    const opened = await neighbour.get(thread);
    expect([opened.status, opened.headers.get("Location")]).toEqual([302, `/menu/${shop}`]);
    // The router of the community does not know menus.
    expect(opened.headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  it("is reported like any post, and moderators read whose it is and what it says", async () => {
    const [, report = ""] = (await boardLinks()).find(([, path]) => path.includes("/report")) ?? [];
    expect(await textOf(await neighbour.get(report))).toContain("Jalebi");
    const sent = await neighbour.send(report, { of: "post", reason: "spam", isOldEnough: "yes" });
    expect(sent.status).toBe(303);
    const [opened] = await db.select().from(cases);
    expect(opened?.snapshot).toMatchObject({ text: "Jalebi, ₹40", venue: "Raju’s Dhaba" });
  });
});
