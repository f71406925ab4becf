import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { visit } from "#test/visit.ts";

const db = openDatabase(env.DB);

beforeEach(() => db.delete(shops));
afterEach(() => vi.restoreAllMocks());

const read = async (path: string, userAgent = "") =>
  (await visit(path, { headers: { "User-Agent": userAgent } })).text();

/** What each match of a pattern holds in its first group. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

describe("home", () => {
  it("links to the menus that it is to show, if they are open, and to no other", async () => {
    const shop = { name: "Shop", revision: 1, createdAt: 1 };
    await db
      .insert(shops)
      .values(["demo-cafe", "demo-dhaba", "somebody-else"].map((id) => ({ ...shop, id })));
    await db.update(shops).set({ closedAt: 2 }).where(eq(shops.id, "demo-dhaba"));
    expect(await read("/")).not.toContain("See a menu");
    vi.spyOn(env, "SHOWN_MENUS", "get").mockReturnValue("demo-cafe  demo-dhaba nobody");
    const html = await read("/");
    expect(html).toContain("See a menu");
    expect(new Set(all(html, /href="(\/menu\/[^"]*)"/g))).toEqual(new Set(["/menu/demo-cafe"]));
    const hindi = await read("/hi");
    expect(new Set(all(hindi, /href="(\/(?:hi\/)?menu\/[^"]*)"/g))).toEqual(
      new Set(["/hi/menu/demo-cafe"]),
    );
    expect(hindi).toContain('<a href="/hi/menu/demo-cafe" lang="en">Shop</a>');
  });

  it("shows them in the order in which they are named, however many and whatever stands between", async () => {
    const shop = { name: "Shop", revision: 1, createdAt: 1 };
    await db.insert(shops).values(["first", "second"].map((id) => ({ ...shop, id })));
    const nobody = Array.from({ length: 150 }, (_, index) => `nobody-${index}`).join(",\n");
    vi.spyOn(env, "SHOWN_MENUS", "get").mockReturnValue(`second, ${nobody} first` as never);
    const html = await read("/");
    const [joined, ...listed] = all(html, /href="(\/menu\/[^"]*)"/g);
    expect(joined).toBe("/menu/second");
    expect(listed).toEqual(["/menu/second", "/menu/first"]);
  });

  it("shows no menu where nobody has said which, and nothing else fails then", async () => {
    vi.spyOn(env, "SHOWN_MENUS", "get").mockReturnValue(undefined as never);
    expect(await read("/")).toContain("Do you run a shop on the corner?");
    expect(await read("/")).not.toContain("See a menu");
    expect((await visit("/healthz")).status).toBe(200);
  });

  it("joins menus and the community by a drawing in the reader's language", async () => {
    for (const [path, language] of [
      ["/", "en"],
      ["/hi", "hi"],
    ] as const) {
      const [drawing = ""] = all(await read(path), /<img src="([^"]*street[^"]*)"/g);
      expect(new URL(drawing, "https://nukkad.example").hash).toBe(`#${language}`);
    }
  });

  it("carries the default title, description and social tags", async () => {
    const html = await read("/");
    for (const tag of [
      "<title>Nukkad</title>",
      '<meta name="description" content="Know what is happening around you"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta property="og:image" content="https://nukkad.example/share.png"/>',
      '<meta property="og:url" content="https://nukkad.example/"/>',
      '<link rel="canonical" href="https://nukkad.example/"/>',
    ]) {
      expect(html).toContain(tag);
    }
  });

  it("has the three cards in its features, and its download after them", async () => {
    const html = await read("/");
    expect(all(html, /<section id="(\w+)"/g)).toEqual(["features", "download"]);
    const features = html.slice(html.indexOf('id="features"'), html.indexOf('id="download"'));
    expect(all(features, /<h3>([^<]*)</g)).toEqual(["Stay updated", "Ask for help", "Share plans"]);
  });

  it("loads scripts of its own and no framework", async () => {
    const scripts = all(await read("/"), /<script([^>]*)>/g);
    expect(scripts).toContainEqual(expect.stringContaining("active-section"));
    for (const script of scripts) {
      expect(script).toMatch(/^ type="module" src="/);
      expect(script).not.toContain("entry.client");
    }
  });

  it("stands in the frame of the public pages, with this year and the ways on", async () => {
    const html = await read("/");
    expect(html).toContain(`© <!-- -->${new Date().getUTCFullYear()}`);
    const links = all(html, /href="(\/[^"]*)"/g);
    for (const path of ["/contact", "/add-shop", "/shop/login", "/nearby", "/privacy-policy"]) {
      expect(links).toContain(path);
    }
  });
});

it("leads nowhere that only leads back home", async () => {
  const paths = new Set(all(await read("/"), /<a [^>]*href="(\/[^"#]+)"/g));
  expect(paths).toContain("/nearby");
  for (const path of paths) {
    const { status, headers } = await visit(String(path));
    const next = /^\/language\/.*next=(.*)/.exec(String(path))?.[1];
    if (next === undefined) expect([path, status]).toEqual([path, 200]);
    else expect(headers.get("Location")).toBe(decodeURIComponent(next));
  }
});

describe("how to install the app", () => {
  const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15";
  const PIXEL = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0";
  const IPAD = "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15";
  const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0";
  const LAPTOP = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";

  it.each([
    ["an iPhone", IPHONE, ["open iOS", "folded Android"]],
    ["an iPad", IPAD, ["open iOS", "folded Android"]],
    ["an Android phone", PIXEL, ["open Android", "folded iOS"]],
    ["a computer with Linux", LINUX, ["open iOS", "open Android"]],
    ["a computer", LAPTOP, ["open iOS", "open Android"]],
    ["who does not say", "", ["open iOS", "open Android"]],
  ])("fits %s", async (_, userAgent, guides) => {
    const html = await read("/", userAgent);
    const shown = [...html.matchAll(/<details([^>]*)><summary><h3>(\w+)</g)];
    expect(
      shown.map(([, words, title]) => `${words?.includes("open") ? "open" : "folded"} ${title}`),
    ).toEqual(guides);
  });
});
