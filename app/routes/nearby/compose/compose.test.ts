import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { CORNER } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { bytes, png } from "#test/pictures.ts";
import { visit } from "#test/visit.ts";

it("the plain form leads to the feed, and comes back with the words that were typed where it is refused", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const done = await phone.publish({ photos: [png] });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/nearby?posted"]);
  const lie = { text: "A GIF, look", kind: "plan", photos: [bytes("GIF89a")] };
  const refused = await phone.publish(lie);
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain("Please choose a JPEG, PNG or WebP picture.");
  expect(html).toContain("A GIF, look</textarea>");
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="plan"/);
});

it("the plain form comes back with the words that were typed where too much comes from its address", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const limiting = vi.spyOn(env.POSTS_PER_ADDRESS, "limit").mockResolvedValue({ success: false });
  const refused = await phone.publish({ text: "One too many", photos: [png] });
  limiting.mockRestore();
  const html = await refused.text();
  expect(refused.status).toBe(429);
  expect(html).toContain("That’s a lot in a short time.");
  expect(html).toContain("One too many</textarea>");
});

it("the plain form comes back with the words that were typed where its photos are too large", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const photos = [bytes(png, new Uint8Array(3_000_000)), bytes(png, new Uint8Array(3_000_000))];
  const refused = await phone.publish({ text: "Look at this", photos });
  const html = await refused.text();
  expect(refused.status).toBe(413);
  expect(html).toContain("This is too large to send.");
  expect(html).toContain("Look at this</textarea>");
});

it("the first post of a newcomer is there once, also where its reply was lost, and nobody is them by it later", async () => {
  const sendKey = crypto.randomUUID();
  const first = { text: "My first words", sendKey };
  const [lost, other, late] = [newPhone(), newPhone(), newPhone()];
  for (const phone of [lost, other, late]) await phone.goTo(CORNER);
  const replies = await Promise.all([lost.publish(first), other.publish(first)]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303]);
  const postsOf = async (phone: Phone) =>
    (await (await phone.get("/nearby/mine")).text()).match(/<article/g)?.length ?? 0;
  expect([await postsOf(lost), await postsOf(other)]).toEqual([1, 1]);
  const feed = await (await late.get("/nearby")).text();
  expect(feed.match(/>My first words</g)).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
  await late.publish(first);
  vi.useRealTimers();
  expect(await postsOf(late)).toBe(1);
  expect((await (await late.get("/nearby")).text()).match(/>My first words</g)).toHaveLength(2);
});

it("the form may show what was chosen, as a page of the community, which others may not", async () => {
  const policyOf = async (path: string) =>
    (await visit(path)).headers.get("Content-Security-Policy");
  expect(await policyOf("/nearby/new")).toContain("img-src 'self' blob:;");
  for (const path of ["/", "/shop/login"]) {
    expect(await policyOf(path)).toContain("img-src 'self';");
  }
});
