import { env } from "cloudflare:workers";
import { getTableName } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as community from "#app/db/community-schema.ts";
import { reports } from "#app/db/moderation-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { makeMoveCode } from "#app/domain/people/move-codes.ts";
import { addComment } from "#app/domain/posts/comments.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { CORNER, keeping, newNeighbour, post, SECRET_OF_TESTS, tileOf } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { deleteOwnData } from "./delete-own-data.ts";
import { exportOwnData } from "./export-own-data.ts";

const { db } = keeping;
const NOW = Date.UTC(2026, 5, 5, 10);

let asha: Writer;
let own: string;
let others: string;

/** Asha has posted with a photo, and has commented and reacted below a post of Ravi's, as Ravi has. */
beforeEach(async () => {
  asha = await newNeighbour(NOW);
  own = (await post({ author: asha, text: "My own words", files: [png], now: NOW })).publicId;
  const posted = await post({ text: "Ravi's words", now: NOW });
  others = posted.publicId;
  const ravi = posted.author;
  for (const [author, text] of [
    [asha, "Asha's comment"],
    [ravi, "Ravi's comment"],
  ] as const) {
    const sendKey = `${text}-key`.replaceAll(/\W/g, "-");
    await addComment(db, author, { thread: others, text, sendKey }, { now: NOW });
    await setReaction(db, author, { thread: others, reaction: "love", isOn: true }, { now: NOW });
  }
  await db.insert(community.blocks).values({
    personId: asha.id,
    blockedId: (await newNeighbour(NOW)).id,
    publicId: `block-${asha.id}`,
    handle: "Stout Yak",
    createdAt: NOW,
  });
  await makeMoveCode(db, asha, { now: NOW });
  await db.insert(community.pushSubscriptions).values({
    personId: asha.id,
    endpoint: `https://push.example/${asha.id}`,
    p256dh: "key",
    auth: "auth",
    tile: tileOf(CORNER),
    quietFrom: 0,
    quietTo: 0,
    timeZone: "UTC",
    createdAt: NOW,
  });
});

it("the export holds all that is one's own, and nothing of anybody else", async () => {
  const exported = await exportOwnData(db, asha, { now: NOW });
  expect(exported).toMatchObject({
    exportedAt: "2026-06-05T10:00:00.000Z",
    you: { confirmedAge: 18, shutOut: null },
    posts: [
      {
        link: `/nearby/posts/${own}`,
        text: "My own words",
        square: "16/46034/29229",
        endsAt: "2026-06-06T10:00:00.000Z",
        photos: [{ link: `/images/${own}-1.png`, width: 3, height: 2 }],
      },
    ],
    comments: [{ text: "Asha's comment", below: `/nearby/posts/${others}` }],
    reactions: [{ reaction: "love", to: `/nearby/posts/${others}` }],
    blocks: [{ handle: "Stout Yak" }],
    notifications: [{ helpAround: "16/46034/29229" }],
  });
  const text = JSON.stringify(exported);
  for (const foreign of ["Ravi's words", "Ravi's comment"]) expect(text).not.toContain(foreign);
});

it("the export names every table in which there may be something of a neighbour", () => {
  const withPerson = [...Object.values(community), reports, tombstones].filter((table) =>
    ["personId", "reporterId"].some((column) => column in table),
  );
  // Hidden posts, codes and tombstones say nothing that their owner does not have before them.
  expect(withPerson.map(getTableName).toSorted()).toEqual([
    "blocks",
    "comments",
    "hides",
    "move_codes",
    "posts",
    "push_subscriptions",
    "reactions",
    "reports",
    "tombstones",
  ]);
});

it("deleting leaves nothing of a neighbour in any table nor in R2, and everybody else's as it was", async () => {
  await deleteOwnData(keeping, asha, { now: NOW });
  for (const table of [...Object.values(community), tombstones]) {
    if (!("personId" in table)) continue;
    const rows = await db.select().from(table);
    expect(rows.filter((row) => "personId" in row && row.personId === asha.id)).toEqual([]);
  }
  const people = await db.select().from(community.people);
  expect(people.some(({ id }) => id === asha.id)).toBe(false);
  const { objects } = await env.IMAGES.list();
  expect(objects.some(({ key }) => key.includes(own))).toBe(false);
  const thread = await openThread(db, { person: undefined, secret: SECRET_OF_TESTS }, others, {
    now: NOW,
  });
  expect(thread?.comments.map(({ text }) => text)).toEqual(["Ravi's comment"]);
  expect(thread?.post.commentCount).toBe(1);
  expect(thread?.post.reactions.find(({ reaction }) => reaction === "love")?.count).toBe(1);
});

it("deleting can be asked for again where it was interrupted", async () => {
  const broken = {
    ...keeping,
    images: {
      ...keeping.images,
      remove: () => Promise.reject(new Error("R2 is away")),
    },
  };
  await expect(deleteOwnData(broken, asha, { now: NOW })).rejects.toThrow("R2 is away");
  await deleteOwnData(keeping, asha, { now: NOW });
  const people = await db.select().from(community.people);
  expect(people.some(({ id }) => id === asha.id)).toBe(false);
});
