import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { posts, type PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { done, refused, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { noteAddress } from "#app/domain/people/addresses.ts";
import type { Writer } from "#app/domain/people/people.ts";
import type { SentFile } from "#app/domain/photos/photo.ts";
import type { DrawSmaller } from "#app/domain/photos/small-picture.ts";
import type { PostPlace } from "#app/domain/places/post-place.ts";
import { parentOf } from "#app/domain/places/tiles.ts";
import { judgeWords, queryWordRules, type WordRule } from "#app/domain/word-rules/judge-words.ts";
import type { Caught } from "#app/db/word-rules-schema.ts";
import { countWritten } from "./address-share.ts";
import { meetAlerts } from "./corner-alerts.ts";
import { noteWriter, placeOfPost, type FewPeople } from "./few-people.ts";
import type { NewPost } from "./input.ts";
import { timeOfAppearance } from "./fresh-sessions.ts";
import { endOfHeld, isHeldByRule, openCaught } from "./held.ts";
import { hasNotEnded } from "./live.ts";
import { keysOf, readPhotos, type PhotoStore } from "./photos.ts";
import { newPublicId } from "./public-id.ts";
import type { PublishRefusal } from "./refusals.ts";
import { mayPublish, refusalToPublish } from "./sendings.ts";
import { toMinute } from "./minutes.ts";
import { insertWithId } from "./time-ordered-id.ts";
import { storePhotos } from "./store-photos.ts";
import { endOf, refusalOfTime } from "./times.ts";

export interface PostStores {
  db: Database;
  images: PhotoStore;
}

export interface Sending {
  post: NewPost;
  files: readonly SentFile[];
  sendKey: string;
  /** As `addresses` of `sendings.ts`. */
  addresses?: readonly string[];
  /** The mark of the words that their writer wants to send as they are, having been asked. */
  asItIs?: string;
}

export interface Published {
  publicId: string;
  isNew: boolean;
  /** Whether a word rule holds it, so that nobody else sees it before a moderator has looked. */
  isHeld: boolean;
}

interface Publishing {
  clock: () => number;
  wait?: number;
  fewPeople?: FewPeople;
  isScanned?: boolean;
  drawSmaller?: DrawSmaller | undefined;
}

/**
 * Publishes a post once for each `sendKey` of its author: a repeated call gets the same post. Refused for the key of
 * another or removed post, for a time that is over or too far ahead, for an unreadable photo, if the author is banned or over
 * a quota, and if a word rule asks them first. `clock` gives the time (ms UTC), as storing photos takes a while. Others see
 * the post `wait` milliseconds later if its author is new. With `isScanned` its photos are hidden until a scan shows them
 * (`reports/scan-photos.ts`). `drawSmaller` makes their small pictures. Where few people write, the post belongs to
 * a wider area than its square (`few-people.ts`); without `fewPeople`, for made-up neighbourhoods, it never does.
 */
export async function publishPost(
  { db, images }: PostStores,
  author: Writer,
  sending: Sending,
  { clock, wait = 0, fewPeople, isScanned = false, drawSmaller }: Publishing,
): Promise<Outcome<Published, PublishRefusal | InvalidInput>> {
  const digests = digestsOf(sending);
  const { answer: before, rules } = await findAnswer(db, author, { ...sending, digests }, clock());
  if (before) return before;
  const untimely = refusalOfTime(sending.post, clock());
  if (untimely) return untimely;
  const photos = readPhotos(sending.files);
  if (!photos.ok) return photos;
  const { caught, question } = judgeWords(rules, sending.post, sending.asItIs);
  if (question) return refused(question);
  const publicId = newPublicId();
  const sent = { publicId, photos: photos.value, now: clock() };
  const stored = await storePhotos(images, sent, drawSmaller);
  const kept = isScanned ? stored.map((photo) => ({ ...photo, scan: "due" as const })) : stored;
  // Whoever looked during the upload must not miss it.
  const now = clock();
  const row = { ...sending, digest: digests[0], publicId, photos: kept, fewPeople, caught };
  const isNew = await insertPost(db, author, row, { now, wait });
  if (isNew) return done({ publicId, isNew, isHeld: caught !== undefined });
  await images.remove(keysOf(kept));
  const { answer: meanwhile } = await findAnswer(db, author, { ...sending, digests }, now);
  if (!meanwhile) throw new Error("a post was not published, and nothing speaks against it");
  return meanwhile;
}

/**
 * What tells one post from another: with the parent, as from all else that is stored of a post, its tile could be found by
 * trying sixteen; and as the release before has stored it.
 */
function digestsOf({ post, files }: Sending): [newest: string, former: string] {
  const { kind, text, venue, reach, hours, tile, startsAt } = post;
  const digestWith = (place: number) => {
    // A post without a time has the digest that an earlier release gave it under the same key.
    const said = [kind, text, venue, reach, hours, place, ...(startsAt === null ? [] : [startsAt])];
    const hash = createHash("sha256").update(JSON.stringify(said));
    for (const file of files) hash.update(file.bytes);
    return hash.digest("base64url");
  };
  return [digestWith(parentOf(tile)), digestWith(tile)];
}

interface Found {
  answer: Outcome<Published, PublishRefusal> | undefined;
  rules: WordRule[];
}

/** The answer to a post that is not published: it exists, or it is refused; with the word rules, read with it. */
async function findAnswer(
  db: Database,
  author: Writer,
  {
    post,
    sendKey,
    digests,
    addresses,
  }: Pick<NewRow, "post" | "sendKey" | "addresses"> & { digests: readonly string[] },
  now: number,
): Promise<Found> {
  const [[sent], rules] = await db.batch([
    db
      .select({
        publicId: posts.publicId,
        digest: posts.digest,
        isThere: sql<number>`${hasNotEnded(now)}`,
        isHeld:
          sql`EXISTS (SELECT 1 FROM cases WHERE subject = 'post ' || posts.id AND ${isHeldByRule})`
            .mapWith(Boolean)
            .as("is_held"),
      })
      .from(posts)
      .where(and(eq(posts.personId, author.id), eq(posts.sendKey, sendKey))),
    queryWordRules(db),
  ]);
  if (sent) return { answer: answerToSent(sent, digests), rules };
  const sending = { thing: "post", sendKey, addresses, tile: post.tile } as const;
  const refusal = await refusalToPublish(db, author, sending, { now });
  return { answer: refusal && refused(refusal), rules };
}

function answerToSent(
  {
    digest,
    isThere,
    ...sent
  }: { publicId: string; digest: string; isThere: number; isHeld: boolean },
  digests: readonly string[],
): Outcome<Published, PublishRefusal> {
  if (!isThere) return refused({ reason: "gone" });
  if (!digests.includes(digest)) return refused({ reason: "key-reused" });
  return done({ ...sent, isNew: false });
}

interface NewRow extends Omit<Sending, "files"> {
  digest: string;
  publicId: string;
  photos: PostPhoto[];
  fewPeople: FewPeople | undefined;
  caught: Caught | undefined;
}

/** False where its author has sent it before, or may no longer publish it. */
async function insertPost(
  db: Database,
  author: Writer,
  { post, sendKey, addresses = [], digest, publicId, photos, fewPeople, caught }: NewRow,
  { now, wait }: { now: number; wait: number },
): Promise<boolean> {
  const appearsAt = timeOfAppearance(author, now, wait);
  const { kind, text, venue, reach, tile, startsAt } = post;
  const written = { author, tile, publicId, addresses };
  const source = { person: author, address: addresses[0] };
  const end = endOf(post, toMinute(now));
  const place: PostPlace = fewPeople ? await placeOfPost(db, written, fewPeople, now) : tile;
  const [inserted] = await insertWithId("posts", appearsAt, (id) =>
    db.batch([
      db
        .insert(posts)
        .select(
          sql`SELECT ${id} AS id, ${publicId} AS public_id, ${author.id} AS person_id, ${sendKey} AS send_key,
            ${digest} AS digest, ${caught ? endOfHeld(post, end) : end} AS expires_at, ${place} AS tile,
            ${parentOf(tile)} AS parent_tile, ${reach} AS reach, ${kind} AS kind, ${text} AS text,
            ${venue} AS venue, ${JSON.stringify(photos)} AS photos, ${caught ? now : null} AS hidden_at, NULL AS resolved_at,
            0 AS comment_count, '{}' AS reaction_counts, NULL AS author_told_at, NULL AS shop_id,
            NULL AS edited_at, ${startsAt} AS starts_at, 0 AS join_count, NULL AS flagged_at, NULL AS former
          WHERE ${mayPublish(author, { thing: "post", sendKey, tile, addresses }, { now })}`,
        )
        .onConflictDoNothing({ target: [posts.personId, posts.sendKey] }),
      ...(caught
        ? openCaught(db, { thing: "post", publicId }, caught, { now, source })
        : [meetAlerts(db, author, { id, place, reach }, { now: appearsAt })]),
      ...(fewPeople ? [noteWriter(db, written, fewPeople, now)] : []),
      ...countWritten(db, { author, thing: "post", publicId, addresses }, { now }),
      ...noteAddress(db, author, addresses, { now }),
    ]),
  );
  return inserted.meta.changes > 0;
}
