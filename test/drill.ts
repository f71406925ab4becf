import { strict as assert } from "node:assert";
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { blocks, comments, people, posts, pushSubscriptions } from "#app/db/community-schema.ts";
import {
  contactMessages,
  deskLog,
  hourlyCounts,
  keptAnswers,
  shopRequests,
  shops,
} from "#app/db/schema.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import { makeMoveCode } from "#app/domain/own-data/move-codes.ts";
import { admitWriter, confirmAge, createPerson, type Writer } from "#app/domain/people/people.ts";
import { addComment, deleteComment } from "#app/domain/posts/comments.ts";
import { hidePost } from "#app/domain/posts/hides.ts";
import { deleteOwnPost } from "#app/domain/posts/own-posts.ts";
import { publishPost } from "#app/domain/posts/publish.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import type { RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { fileReport } from "#app/domain/reports/file-report.ts";
import type { Reason } from "#app/domain/reports/input.ts";
import { noteHidden } from "#app/domain/reports/note-hidden.ts";
import { changeShopImage } from "#app/domain/shops/image.ts";
import { DAY_MS } from "#app/durations.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { loadDemo } from "#scripts/demo/load-demo.ts";
import type { withLocalDatabase } from "#scripts/local-database.ts";
import { lossy, png } from "./pictures.ts";

/* Fills, damages and compares local stores for the backup drill. */

type Opened = Parameters<Parameters<typeof withLocalDatabase>[0]>;
type Row = Record<string, unknown>;

const GAP = 1_000_000;

function keepingOf([db, { IMAGES, EVIDENCE, COPIES }]: Opened): RemovalStores & {
  images: ReturnType<typeof openImageBucket>;
} {
  return {
    db,
    images: openImageBucket(IMAGES),
    evidence: openImageBucket(EVIDENCE),
    copies: openImageBucket(COPIES),
  };
}

async function neighbour({ db }: RemovalStores, key: string): Promise<Writer> {
  const person = await createPerson(db, key, { now: Date.now() - DAY_MS });
  const writer = admitWriter(await confirmAge(db, person, 18), 18);
  assert.ok(writer.ok);
  return writer.value;
}

async function publish(stores: RemovalStores, author: Writer, text: string) {
  const post = { kind: "update", text, venue: "", reach: 10, hours: 24, tile: 1 } as const;
  const sending = { post, files: [{ bytes: png, type: "" }], sendKey: text.replaceAll(" ", "-") };
  const published = await publishPost(stores, author, sending, { clock: Date.now });
  assert.ok(published.ok);
  return published.value.publicId;
}

async function say({ db }: RemovalStores, author: Writer, thread: string, text: string) {
  const sendKey = `said-${text}`;
  const added = await addComment(db, author, { thread, text, sendKey }, { now: Date.now() });
  assert.ok(added?.ok);
  const [comment] = await db.select().from(comments).where(eq(comments.text, text));
  return String(comment?.publicId);
}

function reportPost(stores: RemovalStores, by: Writer, thread: string, reason: Reason = "spam") {
  const report = { thread, of: "post", reason, words: "" };
  return fileReport(stores, by, report, { now: Date.now() });
}

/** Fills empty stores: the demo, an open and a closed shop with pictures, and something in every other table. */
export async function fill(opened: Opened) {
  const [db] = opened;
  const stores = keepingOf(opened);
  const now = Date.now();
  await loadDemo(db, { now });
  await changeShopImage(stores, "demo-cafe", lossy);
  await changeShopImage(stores, "demo-dhaba", png);
  await db.update(shops).set({ closedAt: now }).where(eq(shops.id, "demo-dhaba"));
  await fillDesk(opened);

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
    await setReaction(db, by, { thread, reaction, isOn: true }, { now });
  }
  const deleted = await publish(stores, asha, "is deleted");
  const ofRavi = await publish(stores, ravi, "goes with its author");
  const ended = await publish(stores, tara, "has ended");
  const owed = await publish(stores, tara, "has ended and its photo is owed as evidence");
  const hidden = await publish(stores, tara, "is hidden later");
  await reportPost(stores, ravi, thread);
  await reportPost(stores, tara, ofRavi);
  const away = { ...stores.evidence, keep: () => Promise.reject(new Error("R2 is away")) };
  await reportPost({ ...stores, evidence: away }, asha, owed);
  for (const publicId of [ended, owed]) {
    await db.update(posts).set({ expiresAt: now }).where(eq(posts.publicId, publicId));
  }
  await hidePost(db, tara, thread, { now });
  await fillNeighbours(opened, { asha, ravi, tara });
  return { asha, ravi, tara, thread, comment, deleted, ofRavi, ended, hidden };
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
  await db.insert(keptAnswers).values({ ...answer, createdAt: now });
  await db.insert(hourlyCounts).values({ key: "an hour", count: 1, endsAt: now });
}

async function fillNeighbours([db]: Opened, { asha, ravi, tara }: Record<string, Writer>) {
  assert.ok(asha && ravi && tara);
  const now = Date.now();
  await makeMoveCode(db, asha, { now });
  for (const { id } of [ravi, asha]) {
    const token = { endpoint: `https://push.example/${id}`, p256dh: "key", auth: "auth" };
    const quiet = { quietFrom: 1320, quietTo: 420, timeZone: "Asia/Kolkata" };
    const subscription = { ...token, ...quiet, personId: id, createdAt: now };
    await db.insert(pushSubscriptions).values(subscription);
    const block = { publicId: `block-${id}`, handle: "Stout Yak", createdAt: now };
    await db.insert(blocks).values({ ...block, personId: id, blockedId: tara.id });
  }
}

/** What must not come back: ids of rows, and the counts of the post that lost some. */
interface Gone {
  people: unknown[];
  posts: unknown[];
  publicIds: string[];
  comments: unknown[];
  counts?: { id: unknown; comment_count: number; reaction_counts: string };
}

/** After the backup: people delete things, something is hidden, and then all but R2's other buckets is lost. */
export async function loseThings(opened: Opened, filled: Awaited<ReturnType<typeof fill>>) {
  const [db, { IMAGES, EVIDENCE }] = opened;
  const { asha, ravi, tara, thread, comment, deleted, ofRavi, ended, hidden } = filled;
  const stores = keepingOf(opened);
  const idOf = async (publicId: string) =>
    (await db.select({ id: posts.id }).from(posts).where(eq(posts.publicId, publicId)))[0]?.id;
  const [gone] = await db.select().from(comments).where(eq(comments.publicId, comment));
  const publicIds = [deleted, ofRavi, ended, hidden];
  const lost: Gone = {
    people: [ravi.id],
    posts: await Promise.all(publicIds.map(idOf)),
    publicIds,
    comments: [gone?.id],
    counts: {
      id: await idOf(thread),
      comment_count: 1,
      reaction_counts: '{"love":1,"thanks":1}',
    },
  };
  const at = { now: Date.now() };
  await deleteOwnPost(stores, asha, deleted, at);
  await deleteOwnData(stores, ravi, at);
  await deleteComment(stores, tara, comment, at);
  await reportPost(stores, asha, hidden, "child-safety");
  await noteHidden(stores, at);
  assert.equal(await db.$count(people, eq(people.id, ravi.id)), 0);
  await EVIDENCE.delete("case-1/1.png");
  await IMAGES.delete((await IMAGES.list()).objects.map(({ key }) => key));
  return lost;
}

export interface Snapshot {
  tables: Record<string, Row[]>;
  /** Each object's type and hash by its key. */
  objects: Record<string, string>;
  revisions: Map<unknown, number>;
}

/** All pictures, and all rows of all tables except the revisions of shops, which a restore moves on. */
export async function snapshot([db, { IMAGES }]: Opened): Promise<Snapshot> {
  const names = await db.all<{ name: string }>(
    sql`SELECT name FROM pragma_table_list WHERE strict OR name = 'sqlite_sequence'`,
  );
  const tables: Snapshot["tables"] = {};
  for (const { name } of names) {
    tables[name] = await db.all<Row>(sql`SELECT * FROM ${sql.identifier(name)}`);
  }
  const sequences = tables["sqlite_sequence"] ?? [];
  tables["sqlite_sequence"] = sequences.filter(({ name }) => name !== "d1_migrations");
  const ofShops = tables["shops"] ?? [];
  const revisions = new Map(ofShops.map(({ id, revision }) => [id, Number(revision)]));
  tables["shops"] = ofShops.map((shop) => ({ ...shop, revision: "moved on" }));
  const objects: Snapshot["objects"] = {};
  for (const { key } of (await IMAGES.list()).objects) {
    const object = await IMAGES.get(key);
    const hash = createHash("sha256").update(new Uint8Array((await object?.arrayBuffer()) ?? []));
    objects[key] = `${object?.httpMetadata?.contentType} ${hash.digest("hex")}`;
  }
  return { tables, objects, revisions };
}

const NOTHING: Gone = { people: [], posts: [], publicIds: [], comments: [] };

/** What a restore should make of a snapshot. */
export function expected({ tables, objects, revisions }: Snapshot, gone: Gone = NOTHING): Snapshot {
  const rowsOf = ([table, rows]: [string, Row[]]) => [
    table,
    rows.filter((row) => !isGone(table, row, gone)).map((row) => changed(table, row, gone)),
  ];
  const isKept = ([key]: [string, string]) => !gone.publicIds.some((id) => key.includes(id));
  return {
    tables: Object.fromEntries(Object.entries(tables).map(rowsOf)),
    objects: Object.fromEntries(Object.entries(objects).filter(isKept)),
    revisions,
  };
}

/** Whether a row must stay out: deleted, attached to a deleted one, or not part of backups. Cases outlive their subject. */
function isGone(table: string, row: Row, gone: Gone): boolean {
  if (table === "hourly_counts" || table === "push_subscriptions") return true;
  const own = { people: gone.people, posts: gone.posts, comments: gone.comments }[table] ?? [];
  const people = [row["person_id"], row["blocked_id"]];
  return (
    own.includes(row["id"]) ||
    (table !== "cases" && gone.posts.includes(row["post_id"])) ||
    people.some((id) => gone.people.includes(id))
  );
}

function changed(table: string, row: Row, { people: lost, counts }: Gone): Row {
  if (table === "accounts") return { ...row, epoch: Number(row["epoch"]) + GAP };
  if (table === "sqlite_sequence") return { ...row, seq: Number(row["seq"]) + GAP };
  if (table === "posts" && row["id"] === counts?.id) return { ...row, ...counts };
  const who = { cases: "author_id", reports: "reporter_id" }[table];
  return who && lost.includes(row[who]) ? { ...row, [who]: null } : row;
}

/** The lines that only one of two snapshots has. */
export function differences(found: Snapshot, wanted: Snapshot): string[] {
  const linesOf = ({ tables, objects }: Snapshot) =>
    new Set([
      ...Object.entries(tables).flatMap(([table, rows]) =>
        rows.map((row) => `${table} ${JSON.stringify(row)}`),
      ),
      ...Object.entries(objects).map(([key, object]) => `${key} ${object}`),
    ]);
  const [there, right] = [linesOf(found), linesOf(wanted)];
  return [
    ...[...there].filter((line) => !right.has(line)).map((line) => `should not be there: ${line}`),
    ...[...right].filter((line) => !there.has(line)).map((line) => `is missing: ${line}`),
  ];
}

/** Empties the tables and the pictures, as if they were lost. Triggers that forbid that are disabled meanwhile. */
export async function empty([, { IMAGES }, d1]: Opened): Promise<void> {
  const { results: tables } = await d1
    .prepare("SELECT name FROM pragma_table_list WHERE strict OR name = 'sqlite_sequence'")
    .all<{ name: string }>();
  const { results: triggers } = await d1
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all<{ name: string; sql: string }>();
  await d1.batch([
    d1.prepare("PRAGMA defer_foreign_keys = on"),
    ...triggers.map(({ name }) => d1.prepare(`DROP TRIGGER ${name}`)),
    ...tables.map(({ name }) => d1.prepare(`DELETE FROM ${name}`)),
    ...triggers.map((trigger) => d1.prepare(trigger.sql)),
  ]);
  await IMAGES.delete((await IMAGES.list()).objects.map(({ key }) => key));
}
