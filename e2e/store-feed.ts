import type { Miniflare } from "miniflare";
import type { Database } from "#app/db/database.ts";
import { admitWriter, confirmAge, createPerson, newPersonKey } from "#app/domain/people/people.ts";
import { tileAt } from "#app/domain/places/tiles.ts";
import { KINDS } from "#app/domain/posts/limits.ts";
import { publishPost } from "#app/domain/posts/publish.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { BUSY_POSTS, CORNERS, textOfBusy } from "./corners.ts";

const MINUTE_MS = 60_000;

/** Stores the posts of the busy corner, each by another neighbour, a few minutes apart; the last is the newest. */
export async function storeFeed(
  db: Database,
  worker: Miniflare,
  { now }: { now: number },
): Promise<void> {
  const images = openImageBucket((await worker.getR2Bucket("IMAGES")) as never);
  for (let number = 1; number <= BUSY_POSTS; number += 1) {
    const person = await createPerson(db, newPersonKey(), { now });
    const writer = admitWriter(await confirmAge(db, person, 18), 18, { now });
    if (!writer.ok) throw new Error(writer.refusal.reason);
    const at = now - (BUSY_POSTS - number) * 7 * MINUTE_MS;
    const kind = KINDS[number % KINDS.length] ?? "update";
    const post = {
      kind,
      text: textOfBusy(number),
      venue: number % 5 === 0 ? "The tea stall" : "",
      reach: 3,
      hours: 24,
      tile: tileAt(CORNERS.busy) ?? 0,
      // As long as the others: a day from its writing.
      startsAt: kind === "plan" ? at + 22 * 60 * MINUTE_MS : null,
    } as const;
    await publishPost(
      { db, images },
      writer.value,
      { post, files: [], sendKey: `busy-${number}` },
      { clock: () => at },
    );
  }
}
