import { env } from "cloudflare:workers";
import { eq, getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, it } from "vitest";
import * as blocking from "#app/db/blocks-schema.ts";
import * as community from "#app/db/community-schema.ts";
import * as talks from "#app/db/conversations-schema.ts";
import { lastTaps } from "#app/db/last-taps-schema.ts";
import { moveCodes } from "#app/db/move-codes-schema.ts";
import * as moderation from "#app/db/moderation-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { makeMoveCode } from "./move-codes.ts";
import { addComment, deleteComment } from "#app/domain/posts/comments.ts";
import { setJoin } from "#app/domain/posts/joins.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import { askForAlert } from "#app/domain/posts/corner-alerts.ts";
import { copyFormerBlocks } from "#app/domain/posts/blocks.ts";
import { hidePost } from "#app/domain/posts/hides.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import {
  atOnce,
  CORNER,
  stores,
  newNeighbour,
  post,
  SECRET_OF_TESTS,
  tileOf,
} from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";
import { deleteOwnData } from "./delete-own-data.ts";
import { exportOwnData } from "./export-own-data.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 5, 10);

let asha: Writer;
let own: string;
let others: string;

const links = {
  linkTo: (thread: string) => `/nearby/posts/${thread}`,
  linkToPhoto: (name: string) => `/images/${name}`,
};
const exportOf = () => exportOwnData(db, asha, links, { now: NOW });

/** Asha posts a plan with a photo, and comments and reacts on one of Ravi's, who does the same; she is in on it. */
beforeEach(async () => {
  asha = await newNeighbour(NOW);
  const mine = { text: "My own words", kind: "plan", startsAt: NOW + HOUR_MS } as const;
  own = (await post({ author: asha, ...mine, files: [png], now: NOW })).publicId;
  const posted = await post({ text: "Ravi's words", kind: "plan", now: NOW });
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
  for (const person of [asha, await newNeighbour(NOW)]) {
    await setJoin(db, person, { thread: others, isOn: true }, { now: NOW });
  }
  // As the release before does.
  await db.insert(blocking.formerBlocks).values({
    personId: asha.id,
    blockedId: (await newNeighbour(NOW)).id,
    publicId: `block-${asha.id}`,
    handle: "Stout Yak",
    createdAt: NOW,
  });
  await copyFormerBlocks(db);
  const laughed = { thread: others, reaction: "laugh", tapNumber: 1 } as const;
  for (const [isOn, now] of [
    [true, NOW],
    [false, NOW + MINUTE_MS],
  ] as const)
    await setReaction(db, asha, { ...laughed, isOn }, { now });
  await makeMoveCode(db, asha, [], { now: NOW });
  await askForAlert(db, asha, tileOf(CORNER), { now: NOW });
  await db.insert(pushSubscriptions).values({
    personId: asha.id,
    endpoint: `https://push.example/${asha.id}`,
    p256dh: "key",
    auth: "auth",
    tile: tileOf(CORNER),
    quietFrom: 1320,
    quietTo: 420,
    timeZone: "Asia/Kolkata",
    createdAt: NOW,
  });
});

it("the export holds all that is one's own, and nothing of anybody else", async () => {
  const exported = await exportOf();
  expect(exported).toMatchObject({
    exportedAt: "2026-06-05T10:00:00.000Z",
    you: { confirmedAge: 18, banned: null, lastSeen: "2026-06-05T00:00:00.000Z" },
    posts: [
      {
        link: `/nearby/posts/${own}`,
        text: "My own words",
        square: "16/46034/29229",
        startsAt: "2026-06-05T11:00:00.000Z",
        endsAt: "2026-06-05T13:00:00.000Z",
        photos: [{ link: `/images/${own}-1.png`, width: 3, height: 2 }],
      },
    ],
    comments: [{ text: "Asha's comment", post: `/nearby/posts/${others}` }],
    reactions: [{ reaction: "love", to: `/nearby/posts/${others}` }],
    joined: [{ to: `/nearby/posts/${others}`, at: "2026-06-05T10:00:00.000Z" }],
    blocks: [{ handle: "Stout Yak" }],
    notifications: [
      {
        helpAround: "16/46034/29229",
        quietMinutesOfTheDay: { from: 1320, to: 420 },
        timeZone: "Asia/Kolkata",
      },
    ],
    conversations: [{ post: `/nearby/posts/${others}` }],
  });
  const text = JSON.stringify(exported);
  for (const foreign of ["Ravi's words", "Ravi's comment"]) expect(text).not.toContain(foreign);
});

/** What the export holds of each table about a neighbour, or why it holds nothing. */
const TOLD: Record<string, string | { because: string }> = {
  blocks: { because: "it is no longer used, and what was in it was copied" },
  cases: "These were not your words",
  comments: "Asha's comment",
  conversations: '"conversations":[{"post":"/nearby/posts/',
  corner_alerts: '"toldOfTheNextPost":{"around":"16/46034/29229"',
  hides: "/nearby/posts/",
  joins: '"joined":[{"to":"/nearby/posts/',
  last_taps: { because: "it only orders taps that are under way, and is then gone" },
  move_codes: { because: "they let in whoever reads them, and end within minutes" },
  posts: "My own words",
  push_subscriptions: "https://push.example/",
  reactions: "love",
  reports: "It is always loud there",
  taken_back: { because: "others count it for a minute, and then it is gone" },
  thread_blocks: "Stout Yak",
  tombstones: '"removed":[{"thing":"comment"',
};

it("the export has what stands in every table that knows a neighbour, unless there is a reason", async () => {
  const { publicId } = await post({ text: "Party!", now: NOW });
  await hidePost(db, asha, publicId, { now: NOW });
  await report({ by: asha, thread: publicId, words: "It is always loud there", now: NOW });
  await report({ thread: own, now: NOW });
  const decided = {
    decision: "hide",
    reason: "These were not your words",
    decidedAt: NOW,
  } as const;
  await addComment(
    db,
    asha,
    { thread: own, text: "Never mind", sendKey: "gone-key-1" },
    { now: NOW },
  );
  const thread = await openThread(db, { person: asha, secret: SECRET_OF_TESTS }, own, atOnce(NOW));
  const gone = thread?.comments.find(({ text }) => text === "Never mind");
  await deleteComment(stores, asha, String(gone?.publicId), { now: NOW });
  await db.update(moderation.cases).set(decided).where(eq(moderation.cases.authorId, asha.id));
  const tables = Object.values({
    ...community,
    ...blocking,
    ...talks,
    ...moderation,
    lastTaps,
    moveCodes,
    pushSubscriptions,
    tombstones,
  }).flatMap((table) => {
    const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
    const owner = columns["personId"] ?? columns["reporterId"] ?? columns["authorId"];
    return owner ? [{ table, owner }] : [];
  });
  const names = tables.map(({ table }) => getTableName(table)).toSorted();
  expect(names).toEqual(Object.keys(TOLD));
  const text = JSON.stringify(await exportOf());
  for (const { table, owner } of tables) {
    const name = getTableName(table);
    const told = TOLD[name];
    expect([name, await db.$count(table, eq(owner, asha.id))]).not.toEqual([name, 0]);
    if (typeof told === "string") expect(text).toContain(told);
  }
  expect((await exportOf()).hidden).toEqual([`/nearby/posts/${publicId}`]);
});

it("the export has bans, and appeals with their answers", async () => {
  await report({ thread: own, now: NOW });
  const [{ id: caseId } = { id: 0 }] = await db
    .select()
    .from(moderation.cases)
    .where(eq(moderation.cases.authorId, asha.id));
  const told = { reason: "You sell pills", decidedBy: "operator" };
  await db
    .insert(moderation.bans)
    .values({ caseId, rule: "spam", readyReason: "scam", decidedAt: NOW, ...told });
  await db.insert(moderation.appeals).values({
    caseId,
    against: "ban",
    againstAt: NOW,
    againstBy: "operator",
    words: "They are cough drops",
    openedAt: NOW,
    dueAt: NOW + HOUR_MS,
    outcome: "upheld",
    answer: "They need a prescription",
    decidedAt: NOW,
  });
  const { bans, appeals } = await exportOf();
  const at = "2026-06-05T10:00:00.000Z";
  expect(bans).toEqual([
    { case: caseId, rule: "spam", readyReason: "scam", reason: "You sell pills", at },
  ]);
  expect(appeals).toEqual([
    {
      case: caseId,
      against: "ban",
      words: "They are cough drops",
      at,
      dueAt: "2026-06-05T11:00:00.000Z",
      outcome: "upheld",
      answer: "They need a prescription",
      answeredAt: at,
    },
  ]);
});

it("the export says of what moderators have not decided yet that it is being checked, and no more of a child", async () => {
  await report({ thread: own, reason: "child-safety", now: NOW });
  const { decisions, beingChecked, posts } = await exportOf();
  expect([decisions, posts.map(({ isBeingChecked }) => isBeingChecked)]).toEqual([[], [true]]);
  expect(beingChecked).toMatchObject([{ thing: "post", reportedAs: [] }]);
});

it("deleting leaves nothing of a neighbour in any table nor in R2, and everybody else's as it was", async () => {
  await deleteOwnData(stores, asha, { now: NOW });
  for (const table of [
    ...Object.values({ ...community, ...blocking, ...talks }),
    moveCodes,
    pushSubscriptions,
    tombstones,
  ]) {
    if (!("personId" in table)) continue;
    const rows = await db.select().from(table);
    expect(rows.filter((row) => "personId" in row && row.personId === asha.id)).toEqual([]);
  }
  const people = await db.select().from(community.people);
  expect(people.some(({ id }) => id === asha.id)).toBe(false);
  const { objects } = await env.IMAGES.list();
  expect(objects.some(({ key }) => key.includes(own))).toBe(false);
  const thread = await openThread(
    db,
    { person: undefined, secret: SECRET_OF_TESTS },
    others,
    atOnce(NOW),
  );
  expect(thread?.comments.map(({ text }) => text)).toEqual(["Ravi's comment"]);
  expect(thread?.post.commentCount).toBe(1);
  expect(thread?.post.joins.count).toBe(1);
  expect(thread?.post.reactions.find(({ reaction }) => reaction === "love")?.count).toBe(1);
});

it("deleting can be asked for again where it was interrupted", async () => {
  const broken = {
    ...stores,
    images: {
      ...stores.images,
      remove: () => Promise.reject(new Error("R2 is away")),
    },
  };
  await expect(deleteOwnData(broken, asha, { now: NOW })).rejects.toThrow("R2 is away");
  await deleteOwnData(stores, asha, { now: NOW });
  const people = await db.select().from(community.people);
  expect(people.some(({ id }) => id === asha.id)).toBe(false);
});
