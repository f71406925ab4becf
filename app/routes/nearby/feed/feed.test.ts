import { beforeEach, describe, expect, it } from "vitest";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import type { FeedPage } from "#app/domain/posts/feed.ts";
import { filledIn, formsIn } from "#test/forms-in.ts";
import { linksIn } from "#test/links-in.ts";
import { awayFromCorner, CORNER, post, tileOf } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";

it("without JavaScript, links lead through every post nearby, newest first", async () => {
  const texts = Array.from({ length: 45 }, (_, index) => `Post number ${index + 1}`);
  const start = Date.now() - 3_600_000;
  for (const [index, text] of texts.entries()) {
    await post({ text, now: start + index * 60_000 });
  }
  const phone = newPhone();
  await phone.goTo(CORNER);
  const seen: string[] = [];
  let pages = 0;
  for (let path: string | undefined = "/nearby"; path !== undefined; pages += 1) {
    const html: string = await (await phone.get(path)).text();
    // Only the first page knows how many there are, or at least how many.
    expect(html.includes("More than 20 posts within 1 km")).toBe(pages === 0);
    seen.push(...Array.from(html.matchAll(/>(Post number \d+)</g), (found) => String(found[1])));
    path = /class="button older"[^>]*href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(seen).toEqual(texts.toReversed());
  expect(pages).toBeGreaterThan(1);
});

it("without JavaScript, links lead to another place, to one kind of posts, and to where people can comment or share", async () => {
  const now = Date.now();
  const far = awayFromCorner(300);
  await post({ text: "A ladder, please", kind: "help", at: far, now: now - 60_000 });
  await post({ text: "The stall is open", kind: "update", at: far, now });
  const phone = newPhone({
    cf: { latitude: String(far.latitude), longitude: String(far.longitude), city: "Surat" },
  });
  await phone.goTo(CORNER);
  /** Follows the first link of these words. */
  const follow = async (path: string, words: string) => {
    const links = await linksIn(await phone.get(path), path);
    const address = links.find(([each]) => each === words)?.[1] ?? `no ${words}`;
    return { address, page: await phone.get(address) };
  };
  const textsIn = async (path: string) =>
    (await (await phone.get(path)).text()).match(
      /(?<=>)(A ladder, please|The stall is open)(?=<)/g,
    );
  expect(await textsIn("/nearby")).toBeNull();

  const places = await follow("/nearby", "Change place");
  const forms = await formsIn(places.page, "/nearby/place");
  const guess = forms.find(({ fields }) => Object.fromEntries(fields)["name"] === "Surat");
  const gone = await phone.sendPlain("/nearby/place", guess ?? { fields: [], isMultipart: false });
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, "/nearby"]);
  expect(await textsIn("/nearby")).toEqual(["The stall is open", "A ladder, please"]);

  const help = await follow("/nearby", "Help");
  expect(await textsIn(help.address)).toEqual(["A ladder, please"]);
  const share = await follow(help.address, "Share this post");
  expect((await linksIn(share.page, share.address)).map(([, to]) => to)).toContainEqual(
    expect.stringMatching(/^\/\?text=From%20a%20neighbour.*%2Fnearby%2Fposts%2F/),
  );
  const thread = await follow(help.address, "Comment");
  const form = (await formsIn(thread.page, thread.address)).find(
    ({ fields }) => Object.fromEntries(fields)["operation"] === "comment",
  );
  expect(form).toBeDefined();
  const comment = filledIn(form!, { text: "I have one" });
  expect((await phone.sendPlain(thread.address, comment)).status).toBe(303);
  expect(await (await phone.get(thread.address)).text()).toContain(">I have one<");
});

it("an empty feed invites by a link that opens the same corner, and makes it the place of a stranger", async () => {
  const far = awayFromCorner(500);
  const host = newPhone();
  await host.goTo(far);
  const html = await (await host.get("/nearby")).text();
  const [, message = ""] = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(html) ?? [];
  const [address = ""] = /\S+$/.exec(decodeURIComponent(message)) ?? [];
  const { pathname, search } = new URL(address);
  await post({ text: "The kettle is on", at: far, now: Date.now() });

  const led = await host.get(pathname + search);
  expect([led.status, led.headers.get("Location")]).toEqual([302, "/nearby"]);
  const stranger = newPhone();
  for (const path of [pathname + search, "/nearby"]) {
    const opened = await stranger.get(path);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain("The kettle is on");
  }
});

it("a link to a corner says in a chat which one it is", async () => {
  const path = cornerPath(tileOf(CORNER));
  const html = await (await newPhone().get(path)).text();
  const tagOf = (name: string) =>
    new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(tagOf("title")).toMatch(/^Around \p{L}/u);
  expect(tagOf("url")?.endsWith(path)).toBe(true);
});

describe("who has a place of their own and opens a link to another corner", () => {
  const far = awayFromCorner(600);
  const path = cornerPath(tileOf(far));
  let guest: ReturnType<typeof newPhone>;

  beforeEach(async () => {
    guest = newPhone();
    await guest.goTo(CORNER);
  });

  it("sees what goes on there, and stays at home", async () => {
    await post({ text: "The kettle is on", at: far, now: Date.now() });
    const opened = await guest.get(path);
    expect(opened.status).toBe(200);
    expect(opened.headers.getSetCookie().join()).not.toContain("places=");
    expect(await opened.text()).toContain("The kettle is on");
    expect(await (await guest.get("/nearby")).text()).not.toContain("The kettle is on");
  });

  it("finds each kind, each distance and older posts there, and how many are new", async () => {
    const now = Date.now();
    await post({ text: "Who has a spade?", kind: "help", at: far, now: now - 60_000 });
    const links = await linksIn(await guest.get(path), path);
    const textOf = async (address: string) => (await guest.get(address)).text();
    for (const words of ["Help", "3 km", "10 km", "All"]) {
      const [, address = ""] = links.find(([each]) => each === words) ?? [];
      expect([words, await textOf(address)]).toEqual([
        words,
        expect.stringContaining("Who has a spade?"),
      ]);
    }
    const { newest } = (await (
      await guest.get(`/nearby/older?before=&${path.split("?")[1]}`)
    ).json()) as FeedPage;
    await post({ text: "Found one", at: far, now: Date.now() });
    const since = `since=${encodeURIComponent(newest)}`;
    expect(await (await guest.get(`/nearby/fresh?${since}&${path.split("?")[1]}`)).json()).toEqual({
      count: 1,
    });
    expect(await (await guest.get(`/nearby/fresh?${since}`)).json()).toEqual({ count: 0 });
  });

  it("makes it their own with a button, or goes back", async () => {
    await post({ text: "The lamp is lit", at: far, now: Date.now() });
    const page = await guest.get(path);
    const links = await linksIn(page.clone(), path);
    expect(links).toContainEqual(["Back to my place", "/nearby"]);
    const forms = await formsIn(page, "/nearby/place");
    const form = forms.find(({ fields }) => "tile" in Object.fromEntries(fields));
    const made = await guest.sendPlain("/nearby/place", form ?? { fields: [], isMultipart: false });
    expect(made.status).toBe(303);
    expect(await (await guest.get("/nearby")).text()).toContain("The lamp is lit");
  });
});

it("who has not said how far to look finds each kind from as far away as it takes", async () => {
  const here = awayFromCorner(700);
  const now = Date.now();
  for (let n = 0; n < 5; n++) await post({ text: `News ${n}`, at: here, now });
  const faraway = { ...here, latitude: here.latitude + 7 / 111.195 };
  await post({ text: "Who has a ladder?", kind: "help", at: faraway, now });
  const phone = newPhone();
  await phone.goTo(here);
  const feed = await phone.get("/nearby");
  const help = (await linksIn(feed.clone(), "/nearby")).find(([words]) => words === "Help");
  expect(await feed.text()).not.toContain("ladder");
  expect(await (await phone.get(help?.[1] ?? "")).text()).toContain("Who has a ladder?");
});

it("a feed says how many posts it shows, and how far it looks for them", async () => {
  const phone = newPhone();
  const at = awayFromCorner(400);
  await phone.goTo(at);
  expect(await (await phone.get("/nearby")).text()).not.toMatch(/\d posts? within/);
  await post({ text: "The stall is open", at, now: Date.now() });
  expect(await (await phone.get("/nearby?within=1")).text()).toContain("1 post within 1 km");
  await post({ text: "Tea is ready", at, now: Date.now() });
  expect(await (await phone.get("/nearby?within=10")).text()).toContain("2 posts within 10 km");
});

it("a link to no corner leaves everybody where they are", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  for (const at of ["", "16/1", "25/1/1", "16/99999999/1", "Indiranagar"]) {
    expect((await phone.get(`/nearby?at=${encodeURIComponent(at)}`)).status).toBe(200);
  }
});

it("what neighbours write cannot end the script that carries it", async () => {
  await post({ text: "</script><script>alert(1)</script>", now: Date.now() });
  const phone = newPhone();
  await phone.goTo(CORNER);
  const html = await (await phone.get("/nearby")).text();
  expect(html).toContain("alert(1)");
  expect(html).not.toMatch(/<script>alert/i);
});
