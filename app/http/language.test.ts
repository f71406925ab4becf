import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { makeMenuFile } from "#test/makers.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN, visit } from "#test/visit.ts";

beforeAll(async () => {
  const menu = makeMenuFile({ shopId: "chaat", sections: 1, items: 1 });
  await importMenu(openDatabase(env.DB), JSON.stringify(menu), { now: 1 });
});

const languageIn = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1];
const ask = async (path: string, headers: Record<string, string> = {}) =>
  (await visit(path, { headers })).text();
/** A page without what is different each time. */
const same = (html: string) => html.replaceAll(/(?<=name="token" value=")[^"]*/g, "");

const HINDI = { Cookie: "places=x; language=hi", "Accept-Language": "hi-IN,hi;q=0.9" };
const ENGLISH = { Cookie: "language=en", "Accept-Language": "en-IN" };

describe("a public page, which caches may keep,", () => {
  it.each([
    ["/", "en"],
    ["/contact", "en"],
    ["/add-shop", "en"],
    ["/privacy-policy", "en"],
    ["/csae-standards", "en"],
    ["/menu/chaat", "en"],
    ["/hi", "hi"],
    ["/HI/contact", "hi"],
    ["/hi/contact", "hi"],
    ["/hi/add-shop", "hi"],
    ["/hi/menu/chaat", "hi"],
    ["/hi/privacy-policy", "hi"],
    ["/hi/csae-standards", "hi"],
  ])("%s is in the language of its address, whoever asks", async (path, language) => {
    const html = same(await ask(path));
    expect(languageIn(html)).toBe(language);
    expect(same(await ask(path, HINDI))).toBe(html);
    expect(same(await ask(path, ENGLISH))).toBe(html);
  });

  it.each(["/", "/contact", "/add-shop", "/privacy-policy", "/csae-standards"])(
    "%s leads to itself in every language",
    async (path) => {
      const hindi = path === "/" ? "/hi" : `/hi${path}`;
      for (const [here, there, name] of [
        [path, hindi, "hi"],
        [hindi, path, "en"],
      ] as const) {
        const html = await ask(here);
        expect(html).toContain(`<link rel="canonical" href="https://nukkad.example${here}"/>`);
        for (const [tag, to] of [
          ["en", path],
          ["hi", hindi],
          ["x-default", path],
        ]) {
          expect(html).toContain(
            `<link rel="alternate" hrefLang="${tag}" href="https://nukkad.example${to}"/>`,
          );
        }
        const address = `/language/${name}?next=${encodeURIComponent(there)}`;
        expect(html).toContain(`<a href="${address}" lang="${name}" hrefLang="${name}">`);
      }
    },
  );

  it("in one language leads to no other", async () => {
    expect(await ask("/docs/api")).not.toContain('class="languages"');
  });
});

describe("a private page", () => {
  it.each([
    ["the one that was chosen", { ...HINDI, "Accept-Language": "en" }, "hi"],
    ["the one that was chosen", { ...ENGLISH, "Accept-Language": "hi" }, "en"],
    [
      "the first that the browser likes and we have",
      { "Accept-Language": "mr, hi;q=0.8, en;q=0.5" },
      "hi",
    ],
    ["the one of the highest weight", { "Accept-Language": "hi;q=0.2,en-GB;q=0.9" }, "en"],
    ["none that the browser refuses", { "Accept-Language": "hi;q=0, *" }, "en"],
    ["English, where nobody says", {}, "en"],
    [
      "English, where that makes no sense",
      { Cookie: "language=xx", "Accept-Language": ";;q=," },
      "en",
    ],
  ])("is in %s", async (_, headers, language) => {
    const reply = await visit("/shop/login", { headers: headers as Record<string, string> });
    expect(languageIn(await reply.text())).toBe(language);
    expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("in one language is in that one, whatever was chosen", async () => {
    const { cookie } = await logIn(null);
    const headers = { ...HINDI, Cookie: `${cookie}; ${HINDI.Cookie}` };
    expect(languageIn(await ask("/desk/messages", headers))).toBe("en");
  });

  it("leads to itself in the other language, and has one address for search engines", async () => {
    const html = await ask("/nearby?within=10", HINDI);
    expect(languageIn(html)).toBe("hi");
    expect(html).toContain('<a href="/language/en?next=%2Fnearby%3Fwithin%3D10" lang="en"');
    expect(html).toContain('<link rel="canonical" href="https://nukkad.example/nearby"/>');
    expect(html).not.toContain('rel="alternate"');
  });

  it("brings its scripts the texts of its own language, and of no other", async () => {
    const html = await ask("/shop/login", HINDI);
    const [, json = ""] =
      /<script id="messages" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    const { language, texts } = JSON.parse(json) as { language: string; texts: object };
    expect([language, Object.keys(texts)]).toEqual(["hi", ["ui", "account"]]);
    expect(json).toContain("यूज़रनेम");
    expect(json).not.toContain("Username");
  });
});

describe("choosing a language", () => {
  const choose = async (path: string, origin = ORIGIN) => {
    const { status, headers } = await visit(path, { headers: { Origin: origin } });
    return [status, headers.get("Location"), headers.get("Set-Cookie")];
  };

  it("is remembered for a year, and leads back", async () => {
    expect(await choose("/language/hi?next=%2Fshop%2Flogin%3Fnext%3D%2Fdesk")).toEqual([
      302,
      "/shop/login?next=/desk",
      "language=hi; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
    ]);
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", ""])(
    "leads nowhere else: %j",
    async (next) => {
      const [, location] = await choose(`/language/hi?next=${encodeURIComponent(next)}`);
      expect(location).toBe("/");
    },
  );

  it("that we do not have changes nothing", async () => {
    expect(await choose("/language/fr?next=/contact")).toEqual([302, "/contact", null]);
  });
});
