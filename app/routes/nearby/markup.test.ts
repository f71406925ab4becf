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

/** Of what no feed has on a phone, or what only wide screens style. */
const RARE = /^\.(?:file-field|nearby:has\(\.feed\))/;

it("a feed has no styles of what lies in whatever holds something: as it is taken over, all that might would be styled again", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const css = (await (await phone.get("/nearby")).text()).match(/<style>.*?<\/style>/gs)?.join("");
  const holders = css?.match(/[^{},;]*:has\((?:[^()]|\([^()]*\))*\)[^\s{},>+~]*[\s>+~]+[^{},\s]/g);
  expect(holders?.length).toBeGreaterThan(0);
  expect(holders?.map((each) => each.trim()).filter((each) => !RARE.test(each))).toEqual([]);
});
