import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { items } from "#app/db/schema.ts";
import { performOnce, type KeyReused, type Once } from "#app/domain/idempotency/perform-once.ts";
import { done, invalidAt, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { readPhoto, type Photo } from "#app/domain/photos/photo.ts";
import type { ImageStores } from "#app/domain/shops/image.ts";
import { itemOfShop } from "./items.ts";
import { newPhotoKey, smallKeyOf, type PhotoKey } from "./photo-key.ts";
import { photoLimits } from "./photo-limits.ts";
import { advanceRevision } from "./revision.ts";

/** A photo of an item as it was sent. Without a small picture, the large one is shown in its place. */
export interface SentPhoto {
  itemId: number;
  large: Uint8Array;
  small?: Uint8Array | undefined;
}

interface PhotoPair {
  large: Photo;
  small: Photo;
}

/**
 * Gives an item a photo, once for each key. The one before stays stored, for undo. Refuses pictures that readPhoto refuses, that
 * are over their limits or not of one format, and another operation's key; undefined if the shop has no such item.
 */
export async function changeItemPhoto(
  { db, images }: ImageStores,
  shopId: string,
  { itemId, ...sent }: SentPhoto,
  once?: Once,
): Promise<Outcome<{ photoKey: PhotoKey }, InvalidInput | KeyReused> | undefined> {
  const read = readPair(sent);
  if (!read.ok) return read;
  const { large, small } = read.value;
  const photoKey = newPhotoKey(large);
  await Promise.all([
    images.put(photoKey, large, shopId),
    images.put(smallKeyOf(photoKey), small, shopId),
  ]);
  const set = await performOnce<{ photoKey: PhotoKey }, KeyReused>(
    db,
    { shopId, what: ["change-item-photo", itemId], once },
    async (store) => {
      const [[item]] = await db.batch([
        ...setPhotoKey(db, shopId, itemId, photoKey),
        store(sql`json_object('photoKey', ${photoKey})`),
      ]);
      return item && done({ photoKey });
    },
  );
  const isUsed = set?.ok === true && set.value.photoKey === photoKey;
  if (!isUsed) await Promise.all([photoKey, smallKeyOf(photoKey)].map((key) => images.remove(key)));
  return set;
}

/** Takes the photo off an item; undo can put it back. Undefined if the shop has no such item. */
export async function removeItemPhoto(
  db: Database,
  shopId: string,
  { itemId }: { itemId: number },
): Promise<{ before: PhotoKey | null } | undefined> {
  const [[item]] = await db.batch([...setPhotoKey(db, shopId, itemId, null)]);
  return item;
}

/** Its revision stays: a photo that arrives while somebody edits the item is no conflict. */
function setPhotoKey(db: Database, shopId: string, itemId: number, photoKey: PhotoKey | null) {
  const ours = itemOfShop(shopId, itemId);
  return [
    db.select({ before: items.photoKey }).from(items).where(ours),
    db.update(items).set({ photoKey }).where(ours),
    advanceRevision(db, shopId),
  ] as const;
}

function readPair(sent: Omit<SentPhoto, "itemId">): Outcome<PhotoPair, InvalidInput> {
  const { large: most, small: mostOfSmall } = photoLimits;
  if (!sent.small) return readAlone(sent.large, { ...most, bytes: mostOfSmall.bytes });
  const large = readPicture(sent.large, most, invalid("item-photo-too-large"));
  const small = readPicture(sent.small, mostOfSmall, invalid("item-photo-too-large"));
  if (!large.ok) return large;
  if (!small.ok) return small;
  if (large.value.type !== small.value.type) return invalid("image-other-format");
  return done({ large: large.value, small: small.value });
}

interface PictureLimits {
  width: number;
  bytes: number;
}

/** A photo sent as chosen, without the script: it serves as both sizes. */
function readAlone(sent: Uint8Array, most: PictureLimits): Outcome<PhotoPair, InvalidInput> {
  const read = readPicture(sent, most, invalid("item-photo-too-large-alone"));
  return read.ok ? done({ large: read.value, small: read.value }) : read;
}

function readPicture(
  sent: Uint8Array,
  most: PictureLimits,
  tooLarge: Outcome<never, InvalidInput>,
): Outcome<Photo, InvalidInput> {
  const read = readPhoto(sent);
  if (!read.ok) return invalidAt("photo", { code: read.refusal.code });
  const { width, height, bytes } = read.value;
  if (width > most.width || bytes.length > most.bytes) return tooLarge;
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (ratio > photoLimits.ratio) return invalid("item-photo-too-long");
  return read;
}

function invalid(code: string) {
  return invalidAt("photo", { code });
}
