import { strict as assert } from "node:assert";
import { eq, sql } from "drizzle-orm";
import { blocks, formerBlocks } from "#app/db/blocks-schema.ts";
import { posts, takenBack } from "#app/db/community-schema.ts";
import { appeals, bans, cases } from "#app/db/moderation-schema.ts";
import { pushProgress, pushSubscriptions } from "#app/db/push-schema.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { menuVersions, versionPhotos } from "#app/db/menu-versions-schema.ts";
import { deskLog, hourlyCounts, idempotencyReplies, items, shops } from "#app/db/schema.ts";
import { moderationStatements } from "#app/db/moderation-counts-schema.ts";
import { shopDays } from "#app/db/shop-days-schema.ts";
import { squareCounts, squareWriters } from "#app/db/squares-schema.ts";
import { changeItemPhoto } from "#app/domain/menus/item-photo.ts";
import { makeMoveCode } from "#app/domain/own-data/move-codes.ts";
import { noteAddress } from "#app/domain/people/addresses.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { tileAt } from "#app/domain/places/tiles.ts";
import { askForAlert } from "#app/domain/posts/corner-alerts.ts";
import { deleteComment } from "#app/domain/posts/comments.ts";
import { hidePost } from "#app/domain/posts/hides.ts";
import { setJoin } from "#app/domain/posts/joins.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import type { RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { banAuthor } from "#app/domain/reports/bans.ts";
import { countDecisions } from "#app/domain/transparency/count-decisions.ts";
import { changeShopImage } from "#app/domain/shops/image.ts";
import { addStaffLogin } from "#app/domain/staff/staff-logins.ts";
import { DAY_MS } from "#app/durations.ts";
import { loadDemo } from "#scripts/demo/load-demo.ts";
import { lossy, png } from "#test/pictures.ts";
import { neighbour, publish, reportPost, say, storesOf } from "./acts.ts";
import type { Opened } from "./snapshot.ts";

/** In Mumbai. */
const AT_HOME = tileAt({ latitude: 19.076, longitude: 72.8777 }) ?? 0;

/** Fills empty stores: the demo, an open and a closed shop with pictures, and something in every other table. */
export async function fill(opened: Opened) {
  const [db] = opened;
  const stores = storesOf(opened);
  const now = Date.now();
  await loadDemo(db, { now });
  await changeShopImage(stores, "demo-cafe", lossy);
  await changeShopImage(stores, "demo-dhaba", png);
  const [dish] = await db.select().from(items).where(eq(items.shopId, "demo-cafe")).limit(1);
  const photo = { itemId: dish?.id ?? 0, large: png, small: png };
  await changeItemPhoto(stores, "demo-cafe", photo);
  await db.update(shops).set({ closedAt: now }).where(eq(shops.id, "demo-dhaba"));
  await fillDesk(opened);
  for (const name of ["Ravi", "Meena"]) {
    const login = { shopId: "demo-cafe", name, passwordHash: `of ${name}` };
    assert.ok((await addStaffLogin(db, login, { now })).ok);
  }

  const [asha, ravi, tara] = [
    await neighbour(stores, "asha"),
    await neighbour(stores, "ravi"),
    await neighbour(stores, "tara"),
  ];
  const thread = await publish(stores, asha, "stays");
  await say(stores, ravi, thread, "by who deletes their data");
  const comment = await say(stores, tara, thread, "is deleted");
  await say(stores, tara, thread, "stays");
  const taken = await say(stores, asha, thread, "is taken back before");
  await deleteComment(stores, asha, taken, { now });
  for (const [by, reaction] of [
    [ravi, "love"],
    [tara, "love"],
    [tara, "thanks"],
  ] as const) {
    await setReaction(db, by, { thread, reaction, isOn: true, tapNumber: now }, { now });
  }
  for (const by of [ravi, tara]) await setJoin(db, by, { thread, isOn: true }, { now });
  const deleted = await publish(stores, asha, "is deleted");
  const ofRavi = await publish(stores, ravi, "goes with its author");
  const ended = await publish(stores, tara, "has ended");
  const owed = await publish(stores, tara, "has ended and its photo is owed as evidence");
  const hidden = await publish(stores, tara, "is hidden later");
  await reportPost(stores, ravi, thread);
  await reportPost(stores, tara, ofRavi);
  await decideAndAppeal(db, now - DAY_MS);
  const away = { ...stores.evidence, put: () => Promise.reject(new Error("R2 is away")) };
  await reportPost({ ...stores, evidence: away }, asha, owed);
  for (const publicId of [ended, owed]) {
    await db.update(posts).set({ expiresAt: now }).where(eq(posts.publicId, publicId));
  }
  await hidePost(db, tara, thread, { now });
  const { person: banned, post: ofBanned } = await fillBanned(stores, tara, {
    thread,
    reported: ofRavi,
  });
  await fillNeighbours(opened, { asha, ravi, tara });
  await fillModeration(opened);
  return { asha, ravi, tara, thread, comment, deleted, ofRavi, ended, hidden, banned, ofBanned };
}

/** Somebody with a post, a comment, a reaction and a report, who is banned from an address that is noted. */
async function fillBanned(
  stores: RemovalStores,
  by: Writer,
  { thread, reported }: { thread: string; reported: string },
) {
  const { db } = stores;
  const now = Date.now();
  const mean = await neighbour(stores, "mean");
  const post = await publish(stores, mean, "goes, but not the ban");
  await say(stores, mean, thread, "goes as well");
  await setReaction(db, mean, { thread, reaction: "sad", isOn: true }, { now });
  await reportPost(stores, by, post);
  await reportPost(stores, mean, reported);
  for (const step of noteAddress(db, mean, ["an address"], { now })) await step;
  const [opened] = await db.select().from(cases).where(eq(cases.authorId, mean.id));
  const ban = { caseId: opened?.id ?? 0, because: "Spam", days: 30 } as const;
  const [operator] = await db.all<{ id: number }>(
    sql`SELECT id FROM accounts WHERE role = 'operator'`,
  );
  const moderator = { id: operator?.id ?? 0, username: "operator" };
  assert.ok((await banAuthor(db, { ...ban, moderator }, { now }))?.ok);
  return { person: mean, post };
}

/** The first case was decided, its author was banned and let in again, and appealed against both. */
async function decideAndAppeal(db: Opened[0], now: number): Promise<void> {
  const decided = { decidedAt: now, decidedBy: "operator", rule: "spam" } as const;
  await db
    .update(cases)
    .set({ ...decided, decision: "hide", reason: "Spam" })
    .where(eq(cases.id, 1));
  await db.insert(bans).values({ caseId: 1, ...decided, reason: "Spam" });
  const against = { caseId: 1, againstAt: now, againstBy: "operator" };
  const asked = { words: "It isn’t.", openedAt: now, dueAt: now + DAY_MS };
  await db.insert(appeals).values([
    { ...against, ...asked, against: "hide" },
    { ...against, ...asked, against: "ban" },
  ]);
}

async function fillDesk([db]: Opened) {
  const now = Date.now();
  const [operator] = await db.all<{ id: number }>(
    sql`SELECT id FROM accounts WHERE role = 'operator'`,
  );
  const act = { act: "close-shop", subject: "demo-dhaba", createdAt: now };
  const line = { ...act, accountId: operator?.id ?? 0, username: "operator" };
  await db.insert(deskLog).values(line);
  const message = {
    email: "a@example.com",
    message: "“Hello” \n it's 'me', नमस्ते \\",
    createdAt: now,
  };
  // The last one is deleted before the backup; its number must not be reused.
  await db.insert(contactMessages).values([message, message]);
  await db.delete(contactMessages).where(eq(contactMessages.id, 2));
  const request = { shopName: "Chaat", phoneNumber: "9876543210", createdAt: now };
  await db.insert(shopRequests).values({ ...request, status: "live", shopId: "demo-cafe" });
  const answer = { shopId: "demo-cafe", key: "once", asked: "{}", answer: { id: 1 } };
  await db.insert(idempotencyReplies).values({ ...answer, createdAt: now });
  await keepMenu(db, now);
  await db.insert(shopDays).values({ shopId: "demo-cafe", day: "2026-11-25", opened: 7 });
  await db.insert(hourlyCounts).values({ key: "an hour", count: 1, endsAt: now });
  await db.insert(squareCounts).values({ key: "an hour", slots: ",1,", left: 29, endsAt: now });
  await db
    .insert(squareWriters)
    .values({ square: "a square", writer: "a neighbour", wroteAt: now });
}

/** A decision of last month, counted and published. */
async function fillModeration([db]: Opened) {
  const day = new Date(Date.now() - 32 * DAY_MS).toISOString().slice(0, 10);
  const about = { outcome: "hide", reason: "spam", thing: "post", minutes: 9 } as const;
  const days = { month: day.slice(0, 7), day, contentDay: day };
  const statement = { publicId: "a".repeat(32), stepId: 1, caseId: 1, round: 1 };
  await db.insert(moderationStatements).values({ ...statement, ...about, ...days });
  await countDecisions({ db }, { now: Date.now() });
}

async function fillNeighbours([db]: Opened, { asha, ravi, tara }: Record<string, Writer>) {
  assert.ok(asha && ravi && tara);
  const now = Date.now();
  await makeMoveCode(db, asha, [], { now });
  await askForAlert(db, asha, AT_HOME, { now });
  for (const { id } of [ravi, asha]) {
    const token = { endpoint: `https://push.example/${id}`, p256dh: "key", auth: "auth" };
    const quiet = { quietFrom: 1320, quietTo: 420, timeZone: "Asia/Kolkata" };
    const subscription = { ...token, ...quiet, personId: id, createdAt: now };
    await db.insert(pushSubscriptions).values(subscription);
    const block = { publicId: `block-${id}`, handle: "Stout Yak", createdAt: now };
    await db.insert(formerBlocks).values({ ...block, personId: id, blockedId: tara.id });
    const made = { ...block, publicId: `${block.publicId}-again`, postId: 1, fromId: 1 };
    await db.insert(blocks).values({ ...made, personId: id, blockedId: tara.id });
    const [post] = await db.select({ id: posts.id }).from(posts);
    await db
      .insert(takenBack)
      .values({ personId: id, postId: post?.id ?? 0, what: "join", at: now });
  }
  await db.insert(pushProgress).values({ id: 1, untilId: 1 });
}

/** A line of History. */
async function keepMenu(db: Opened[0], now: number): Promise<void> {
  const [shop] = await db.select().from(shops);
  if (!shop) throw new Error("no shop");
  const who = { accountId: 1, username: "asha", role: "owner" as const };
  await db
    .insert(menuVersions)
    .values({ shopId: shop.id, revision: shop.revision, at: now, ...who });
  const photoKey = `${"a".repeat(32)}-960x720.webp`;
  await db.insert(versionPhotos).values({ photoKey, keptUntil: now + DAY_MS });
}
