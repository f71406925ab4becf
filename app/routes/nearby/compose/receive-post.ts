import * as v from "valibot";
import { done, invalidAt, type Outcome } from "#app/domain/outcome.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { MOST_PHOTO_BYTES } from "#app/domain/photos/limits.ts";
import type { SentFile } from "#app/domain/photos/photo.ts";
import { TileInput } from "#app/domain/places/input.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { LEAST_WRITERS } from "#app/domain/posts/few-people.ts";
import { SentPostInput } from "#app/domain/posts/input.ts";
import { publishPost } from "#app/domain/posts/publish.ts";
import { problemOf } from "#app/domain/problem.ts";
import { database, drawSmaller, images, photoScan } from "#app/http/context.ts";
import { waitOfNewcomers } from "#app/http/feed-options.ts";
import { fieldsReadOf, readForm } from "#app/http/forms.ts";
import { addressesOf } from "#app/http/keyed-addresses.ts";
import type { Received } from "#app/http/limits.ts";
import { scanPhotosNow } from "#app/http/photo-scan.ts";
import { textsOf } from "#app/http/texts-of.ts";
import type { WritingRefusal } from "#app/routes/nearby/components/refusals.ts";
import { countAct } from "#app/routes/nearby/server/admission.ts";
import { communitySecret, neighbour } from "#app/routes/nearby/server/neighbour.ts";
import { notifyNeighboursLater } from "#app/http/notifications.ts";

/** For all photos together; the form's script makes them far smaller. */
const MOST_BYTES = { files: MOST_PHOTO_BYTES };

const TYPED = new Set([
  "kind",
  "text",
  "venue",
  "reach",
  "hours",
  "day",
  "time",
  "sendKey",
  AGE_FIELD,
]);

/** What became of a post, and what was typed, to fill its form again. */
export interface Receipt {
  outcome: Outcome<{ publicId: string; isHeld: boolean }, WritingRefusal>;
  typed: Record<string, string>;
  /** Whether it had photos, which no page can fill in again. */
  hadPhotos: boolean;
}

/** Publishes the post that a form of up to 5 MB holds. What was typed comes back in any case. */
export async function receivePost(received: Received): Promise<Receipt> {
  const counted = await countAct("post", received);
  const form = await readForm(received.request, MOST_BYTES);
  const fields = fieldsReadOf(received.request) ?? [];
  const typed = textsOf(fields);
  const hadPhotos = photosIn(fields).length > 0;
  if (!form.ok) return { outcome: form, typed: backOf(typed), hadPhotos };
  const outcome = counted.ok ? await publishForm(received, form.value, typed) : counted;
  return { outcome, typed: backOf(typed), hadPhotos };
}

/** Only what was typed: a place that says more than we may know is not even sent back. */
function backOf(sent: Record<string, string>): Record<string, string> {
  const typed = Object.fromEntries(Object.entries(sent).filter(([name]) => TYPED.has(name)));
  const tile = v.safeParse(TileInput, sent["tile"]);
  return tile.success ? { ...typed, tile: writeTile(tile.output) } : typed;
}

async function publishForm(
  received: Received,
  form: FormData,
  typed: Record<string, string>,
): Promise<Receipt["outcome"]> {
  const read = v.safeParse(SentPostInput, typed);
  if (!read.success) {
    const [issue] = read.issues;
    return invalidAt(String(issue.path?.[0].key), problemOf(issue));
  }
  const { context } = received;
  const { sendKey, asItIs, ...post } = read.output;
  const writer = await context.get(neighbour).meetWriter(typed[AGE_FIELD] === "yes", sendKey);
  if (!writer.ok) return writer;
  const files = await readFiles(form);
  const sending = { post, sendKey, files, addresses: addressesOf(received), asItIs };
  const stores = { db: context.get(database), images: context.get(images) };
  const fewPeople = { least: LEAST_WRITERS, secret: context.get(communitySecret) };
  const published = await publishPost(stores, writer.value, sending, {
    clock: Date.now,
    wait: waitOfNewcomers(context),
    fewPeople,
    isScanned: context.get(photoScan) !== undefined,
    drawSmaller: context.get(drawSmaller),
  });
  if (!published.ok) return published;
  const { publicId, isNew } = published.value;
  const isKnown = isNew && files.length > 0 && (await scanPhotosNow(received, publicId));
  const isHeld = published.value.isHeld || isKnown;
  if (isNew && !isHeld) notifyNeighboursLater(received, publicId);
  return done({ publicId, isHeld });
}

function readFiles(form: FormData): Promise<SentFile[]> {
  return Promise.all(
    photosIn(form).map(async (photo) => ({ bytes: await photo.bytes(), type: photo.type })),
  );
}

/** Without photos, a form sends an empty file. */
function photosIn(fields: Iterable<[string, FormDataEntryValue]>): File[] {
  return [...fields].flatMap(([name, value]) =>
    name === "photos" && value instanceof File && value.size > 0 ? [value] : [],
  );
}
