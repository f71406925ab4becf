import { expect, it } from "vitest";
import { CORNER } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";

it("the page that asks for a place fetches ahead by links that HTML allows", async () => {
  const html = await (await newPhone().get("/nearby")).text();
  const links = html.match(/<link rel="prefetch"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(links[0]).toContain('href="/nearby/place.data');
  expect(links.filter((link) => / as=/.test(link))).toEqual([]);
});

it.each(["/nearby", "/nearby/new", "/nearby/mine"])(
  "%s has no property in its CSS that HTML checkers do not know",
  async (path) => {
    const phone = newPhone();
    await phone.goTo(CORNER);
    await phone.publish();
    const html = await (await phone.get(path)).text();
    expect(html).toContain("<style>");
    expect(html).not.toMatch(/field-sizing|interpolate-size|@container|@property/);
  },
);
