import { describe, expect, it, vi } from "vitest";
import { newPhone } from "#test/phone.ts";

/* The search of a browser without JavaScript. */

async function search(typed: string) {
  const reply = await newPhone().send("/nearby/place?from=/nearby/new", { search: typed });
  return { status: reply.status, html: await reply.text() };
}

describe("the form for a place's name, without JavaScript,", () => {
  it("answers with buttons, each of which leads to the map of a place, with its name, on the same way", async () => {
    const phone = newPhone();
    const reply = await phone.send("/nearby/place?from=/nearby/new", { search: "इंदिरानगर" });
    const html = await reply.text();
    const [form = ""] = /<form(?:(?!<form).)*560038.*?<\/form>/s.exec(html) ?? [];
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1];
    expect(form).toContain("Bengaluru, Karnataka");
    expect(html).toContain('value="इंदिरानगर"');
    expect(html).toContain("<p>Not on the list? ");
    const [tile = "", name = "", shows = ""] = ["tile", "name", "shows"].map(field);
    const shown = await phone.send("/nearby/place?from=/nearby/new", { tile, name, shows });
    const map = new URL(shown.headers.get("Location") ?? "", "https://x");
    expect(shown.headers.getSetCookie()).toEqual([]);
    expect(map.pathname).toBe("/nearby/place/map");
    expect(Object.fromEntries(map.searchParams)).toEqual({ at: tile, name, from: "/nearby/new" });
    expect(name).toContain("Indiranagar");
    // The framework's client cannot show a page without its script.
    expect(shown.headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  it.each([
    ["999999", "There’s no PIN code 999999"],
    ["🦊", "We don’t know “🦊”"],
    ["12", "We don’t know “12”"],
    ["xqzzxq", "We don’t know “xqzzxq”"],
    ["'; DROP TABLE posts; --", "We don’t know “"],
    ["🙂🙂🙂", "We don’t know “🙂🙂🙂”"],
    ["https://maps.app.goo.gl/AbCdEf", "This link doesn’t say where"],
    ["91, 181", "There’s no place on earth with these coordinates"],
    ["q".repeat(10_000), "We don’t know “qqq"],
  ])("says that nothing is found for %s, and keeps it", async (typed, words) => {
    const { status, html } = await search(typed);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(html).not.toContain("<p>Not on the list? ");
    expect(html).toContain(`value="${typed.replaceAll("'", "&#x27;")}"`);
  });

  it.each(["19.0761, 72.8779", "https://www.google.com/maps/@19.0761,72.8779,17z", "39J-438-TJC7"])(
    "does not look up the position %s, and sends none back",
    async (typed) => {
      const { html } = await search(typed);
      expect(html).toContain("please type a name or a PIN code");
      expect(html).not.toContain(typed);
    },
  );

  it("does not log what was typed", async () => {
    const lines: string[] = [];
    for (const method of ["log", "info", "warn", "error"] as const) {
      vi.spyOn(console, method).mockImplementation((...said) => lines.push(said.join()));
    }
    await search("Koramangala");
    vi.restoreAllMocks();
    expect(lines.join()).toContain('"path":"/nearby/place"');
    expect(lines.join().toLowerCase()).not.toContain("koramangala");
  });

  it("sends nothing by Enter, by which coordinates would leave a phone whose script is still loading", async () => {
    const html = await (await newPhone().get("/nearby")).text();
    const [form = ""] = /<form class="place-search".*?<\/form>/s.exec(html) ?? [];
    // The first button of a form is the one that Enter presses.
    expect(/<button[^>]*>/.exec(form)?.[0]).toContain("disabled");
  });

  it("says that what is typed is sent, and not kept", async () => {
    const html = await (await newPhone().get("/nearby")).text();
    expect(html).toMatch(/<noscript><p>[^<]*goes to us[^<]*don’t keep it/);
  });
});
