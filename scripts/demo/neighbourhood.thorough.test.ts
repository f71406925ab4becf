import { env } from "cloudflare:workers";
import sources from "virtual:product-files";
import { beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { posts } from "#app/db/community-schema.ts";
import { CommentInput, PostInput } from "#app/domain/posts/input.ts";
import { KINDS } from "#app/domain/posts/limits.ts";
import { distanceKm } from "#app/domain/places/tiles.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { stores, newNeighbour, post } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { DEMO_CORNER, DEMO_EDGE } from "./demo-corner.ts";
import { DEMO_POSTS, fieldsOf, loadNeighbourhood, placeOf } from "./load-neighbourhood.ts";

const { db } = stores;
const load = (now: number) => loadNeighbourhood({ ...stores, draw: async () => png }, { now });
const idsKept = async () =>
  (await db.select({ id: posts.publicId }).from(posts)).map(({ id }) => id);

const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);
beforeEach(async () => {
  await db.delete(posts);
  await env.IMAGES.delete(await keysInR2());
});

describe("the demo's neighbourhood", () => {
  it("has at least 40 posts, of all kinds, each as a neighbour might have sent it", () => {
    expect(DEMO_POSTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(DEMO_POSTS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    for (const said of DEMO_POSTS) {
      expect(v.safeParse(PostInput, fieldsOf(said, Date.now())).issues).toBeUndefined();
      expect(distanceKm(placeOf(said), DEMO_CORNER)).toBeLessThan(9);
      expect(said.minutesAgo).toBeLessThan(said.hours * 60);
      for (const { text, minutesAfter } of said.comments ?? []) {
        expect(v.safeParse(CommentInput, text).issues).toBeUndefined();
        expect(minutesAfter).toBeLessThan(said.minutesAgo);
      }
      // No phone number that somebody might call.
      expect(JSON.stringify(said)).not.toMatch(/\d{6,}/);
    }
  });

  it("is what a newcomer sees after the rough guess", async () => {
    await load(Date.now());
    const phone = newPhone({ cf: DEMO_EDGE });
    expect(await (await phone.get("/nearby")).text()).toContain(
      "Look around <span>Demo Nagar</span>",
    );
    await phone.goTo(DEMO_CORNER);
    const near = await (await phone.get("/nearby")).text();
    expect(near.match(/<article/g)?.length).toBeGreaterThan(10);
    const feed = await (await phone.get("/nearby?within=3")).text();
    expect(feed.match(/<article/g)).toHaveLength(20);
    expect(feed).toContain("/images/");
    expect(feed).toContain("गैस");
  });

  it("is loaded once, and replaced without duplicates when some posts have ended", async () => {
    const now = Date.now();
    const stranger = await newNeighbour(now);
    const { publicId } = await post({ author: stranger, now });
    await load(now);
    const first = await idsKept();
    expect(first).toHaveLength(DEMO_POSTS.length + 1);
    await load(now + MINUTE_MS);
    expect(await idsKept()).toEqual(first);
    // As often as somebody might run npm start in a day.
    for (const hours of [1, 2, 3, 4, 5, 6, 12]) await load(now + hours * HOUR_MS);
    const second = await idsKept();
    expect(second).toHaveLength(DEMO_POSTS.length + 1);
    expect(second.filter((id) => first.includes(id))).toEqual([publicId]);
    const withPictures = DEMO_POSTS.filter(({ picture }) => picture !== undefined);
    expect(await keysInR2()).toHaveLength(withPictures.length);
  });

  it("is not deployed: nothing in app/ and workers/ imports from scripts/", () => {
    expect(Object.keys(sources).length).toBeGreaterThan(200);
    for (const source of Object.values(sources)) {
      // Policies name their tests, some of which are in scripts/.
      expect(source.replaceAll("Kept by: scripts/", "")).not.toMatch(
        /#?scripts\/|demo-neighbour|Demo Nagar/,
      );
    }
  });
});
