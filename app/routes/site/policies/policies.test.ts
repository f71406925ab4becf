import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { makeMenuFile } from "#test/makers.ts";
import { visit } from "#test/visit.ts";

const PAGES = [
  "/privacy-policy",
  "/csae-standards",
  "/hi/privacy-policy",
  "/hi/csae-standards",
  "/menu/chaat",
] as const;

const read = async (path: string) => (await visit(path)).text();
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);
const headingsOf = (html: string, level: 2 | 3) =>
  all(html, new RegExp(`<h${level} id="[^"]+">([^<]*)</h${level}>`, "g"));

beforeAll(async () => {
  const menu = makeMenuFile({ shopId: "chaat", sections: 1, items: 1 });
  await importMenu(openDatabase(env.DB), JSON.stringify(menu), { now: 1 });
});

describe.each([
  ["/privacy-policy", "Privacy policy", "October 3, 2024", "November 28, 2026"],
  ["/csae-standards", "Child safety standards", "October 3, 2024", "November 28, 2026"],
  ["/hi/privacy-policy", "प्राइवेसी पॉलिसी", "3 अक्टूबर 2024", "28 नवंबर 2026"],
  ["/hi/csae-standards", "बच्चों की सुरक्षा के नियम", "3 अक्टूबर 2024", "28 नवंबर 2026"],
])("%s", (path, title, since, changed) => {
  it("has its title, canonical link, heading and dates", async () => {
    const html = await read(path);
    expect(html).toContain(`<title>${title} | Nukkad</title>`);
    expect(html).toContain(`<link rel="canonical" href="https://nukkad.example${path}"/>`);
    expect(all(html, /<h1>([^<]*)<\/h1>/g)).toEqual([title]);
    expect(html).toContain(`<time datetime="2024-10-03">${since}</time>`);
    expect(html).toContain(`<time datetime="2026-11-28">${changed}</time>`);
  });

  it("gives each heading an address of its own, and its contents lead to every section", async () => {
    const html = await read(path);
    const ids = all(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).not.toMatch(/<h[23]>/);
    const anchors = all(html, /href="#([^"]+)"/g);
    expect(ids).toEqual(expect.arrayContaining(anchors));
    expect(anchors).toHaveLength(headingsOf(html, 2).length - 2);
    expect(html.slice(html.indexOf("<main"))).not.toMatch(/[{}]|Kept by|&lt;/);
  });
});

it("the privacy policy speaks of everything that it must", async () => {
  const html = await read("/privacy-policy");
  const headings = [...headingsOf(html, 2), ...headingsOf(html, 3)];
  expect(headings).toEqual(
    expect.arrayContaining([
      "Location",
      "Posts, comments and reactions",
      "Photos",
      "Device ids",
      "Push tokens",
      "Session ids",
      "Request logs",
      "What we use it for",
      "Who else handles it",
      "How long we keep it",
      "Your rights",
      "Children under 13",
      "Child sexual abuse and exploitation (CSAE)",
      "International transfers",
      "Contact and grievances",
    ]),
  );
  for (const told of ["grievance@nukkad.example", "safety@nukkad.example", "/csae-standards"]) {
    expect(html).toContain(told);
  }
});

it("the child safety standards speak of everything that they must", async () => {
  const html = await read("/csae-standards");
  expect(headingsOf(html, 2)).toEqual([
    "In short",
    "On this page",
    "Our commitment",
    "Safeguards",
    "Reporting",
    "What we do, step by step",
    "Where to find help",
    "The law, and how we follow it",
    "Contact",
  ]);
  for (const told of [
    "tel:112",
    "tel:1098",
    "cybercrime.gov.in",
    "takeitdown.ncmec.org",
    "iwf.org.uk",
  ]) {
    expect(html).toContain(told);
  }
  expect(html).toMatch(/POCSO.*Information Technology Act, 2000.*Rules, 2021/s);
});

it("the policies lead to each other in their language, from the text and from the foot of the page", async () => {
  const linksIn = async (path: string, part: string) => {
    const [, inside = ""] =
      new RegExp(`<${part}[ >](.*)</${part}>`, "s").exec(await read(path)) ?? [];
    return all(inside, /<a href="(\/[^"]*)"/g);
  };
  for (const prefix of ["", "/hi"]) {
    const [privacy, safety] = [`${prefix}/privacy-policy`, `${prefix}/csae-standards`];
    expect(await linksIn(privacy, "main")).toContain(safety);
    expect(await linksIn(safety, "main")).toContain(privacy);
    expect(await linksIn(safety, "footer")).toContain(privacy);
    expect(await linksIn(privacy, "footer")).toContain(safety);
  }
});

describe("a page for everybody,", () => {
  it.each(PAGES)("%s, sets no cookie", async (path) => {
    const reply = await visit(path);
    expect([reply.status, reply.headers.has("Set-Cookie")]).toEqual([200, false]);
  });

  it.each(PAGES)("%s, loads nothing from anybody else, and forbids it", async (path) => {
    const reply = await visit(path);
    const policy = reply.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/https?:|\*/);
    expect(all(await reply.text(), / src="(?!\/[^/])([^"]*)"/g)).toEqual([]);
  });
});
