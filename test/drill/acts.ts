import { strict as assert } from "node:assert";
import { eq } from "drizzle-orm";
import { comments } from "#app/db/community-schema.ts";
import { admitWriter, confirmAge, createPerson, type Writer } from "#app/domain/people/people.ts";
import { addComment } from "#app/domain/posts/comments.ts";
import { publishPost } from "#app/domain/posts/publish.ts";
import type { RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { fileReport } from "#app/domain/reports/file-report.ts";
import type { Reason } from "#app/domain/reports/limits.ts";
import { DAY_MS } from "#app/durations.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { noisyPng, webpOf } from "#test/pictures.ts";
import type { Opened } from "./snapshot.ts";

/** The open stores, as the domain takes them. */
export function storesOf([db, { IMAGES, EVIDENCE, COPIES }]: Opened): RemovalStores & {
  images: ReturnType<typeof openImageBucket>;
} {
  return {
    db,
    images: openImageBucket(IMAGES),
    evidence: openImageBucket(EVIDENCE),
    copies: openImageBucket(COPIES),
  };
}

const drawSmaller = async (_: unknown, { width }: { width: number }) => webpOf(width, width * 0.75);

/** A new neighbour of 18 years who may write. */
export async function neighbour({ db }: RemovalStores, key: string): Promise<Writer> {
  const person = await createPerson(db, key, { now: Date.now() - DAY_MS });
  const writer = admitWriter(await confirmAge(db, person, 18), 18, { now: Date.now() });
  assert.ok(writer.ok);
  return writer.value;
}

/** A plan for tomorrow with a photo that has a small picture; gives its public id. */
export async function publish(stores: RemovalStores, author: Writer, text: string) {
  const said = { kind: "plan", text, venue: "", reach: 10, hours: 24, tile: 1 } as const;
  const post = { ...said, startsAt: Date.now() + DAY_MS };
  const sending = {
    post,
    files: [{ bytes: noisyPng(80, 60), type: "" }],
    sendKey: text.replaceAll(" ", "-"),
  };
  const published = await publishPost(stores, author, sending, { clock: Date.now, drawSmaller });
  assert.ok(published.ok);
  return published.value.publicId;
}

/** A comment; gives its public id. */
export async function say({ db }: RemovalStores, author: Writer, thread: string, text: string) {
  const sendKey = `said-${text}`;
  const added = await addComment(db, author, { thread, text, sendKey }, { now: Date.now() });
  assert.ok(added?.ok);
  const [comment] = await db.select().from(comments).where(eq(comments.text, text));
  return String(comment?.publicId);
}

/** Somebody reports a post. */
export function reportPost(
  stores: RemovalStores,
  by: Writer,
  thread: string,
  reason: Reason = "spam",
) {
  const report = { thread, of: "post", reason, words: "" };
  return fileReport(stores, by, report, { now: Date.now() });
}
