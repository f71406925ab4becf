import { strict as assert } from "node:assert";
import { eq } from "drizzle-orm";
import { comments, people, posts } from "#app/db/community-schema.ts";
import { accounts } from "#app/db/schema.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import { deleteComment } from "#app/domain/posts/comments.ts";
import { deleteOwnPost } from "#app/domain/posts/own-posts.ts";
import { noteHidden } from "#app/domain/reports/note-hidden.ts";
import { endStaffLogin } from "#app/domain/staff/staff-logins.ts";
import { reportPost, storesOf } from "./acts.ts";
import type { fill } from "./fill.ts";
import type { Gone, Opened } from "./snapshot.ts";

/** After the backup: people delete things, something is hidden, and then all but R2's other buckets is lost. */
export async function loseThings(opened: Opened, filled: Awaited<ReturnType<typeof fill>>) {
  const [db, { IMAGES, EVIDENCE }] = opened;
  const { asha, ravi, tara, thread, comment, deleted, ofRavi, ended, hidden, banned, ofBanned } =
    filled;
  const stores = storesOf(opened);
  const idOf = async (publicId: string) =>
    (await db.select({ id: posts.id }).from(posts).where(eq(posts.publicId, publicId)))[0]?.id;
  const [gone] = await db.select().from(comments).where(eq(comments.publicId, comment));
  const [login] = await db.select().from(accounts).where(eq(accounts.name, "Ravi"));
  const publicIds = [deleted, ofRavi, ended, hidden, ofBanned];
  const lost: Gone = {
    people: [ravi.id],
    banned: [banned.id],
    posts: await Promise.all(publicIds.map(idOf)),
    publicIds,
    comments: [gone?.id],
    logins: [login?.id],
    counts: {
      id: await idOf(thread),
      comment_count: 1,
      join_count: 1,
      reaction_counts: '{"love":1,"thanks":1}',
    },
  };
  const at = { now: Date.now() };
  const ending = { shopId: "demo-cafe", accountId: login?.id ?? 0 };
  assert.ok(await endStaffLogin(stores, ending, at));
  await deleteOwnPost(stores, asha, deleted, at);
  await deleteOwnData(stores, ravi, at);
  await deleteOwnData(stores, banned, at);
  await deleteComment(stores, tara, comment, at);
  await reportPost(stores, asha, hidden, "child-safety");
  await noteHidden(stores, at);
  assert.equal(await db.$count(people, eq(people.id, ravi.id)), 0);
  await EVIDENCE.delete("case-1/1.png");
  await IMAGES.delete((await IMAGES.list()).objects.map(({ key }) => key));
  return lost;
}
