import { openValues } from "./store.ts";

/** How the names begin under which editors keep the changes that wait on this phone; the shop's id follows. */
export const CHANGES = "change ";
/** How those of photos do. */
export const PHOTOS = "photo ";

const { listValues } = openValues("nukkad-menu");

/** What tells a change that waits from one that was refused, and a photo from what is left of a sent one. */
type Kept = { state: string } | { since?: number };

/**
 * Whether changes or photos of this shop, or of any if none is named, wait on this phone to be sent. Throws where the
 * browser stores nothing.
 */
export async function areChangesWaiting(shopId?: string): Promise<boolean> {
  const of = shopId === undefined ? "" : `${shopId} `;
  const kept = await Promise.all([CHANGES, PHOTOS].map((prefix) => listValues(prefix + of)));
  return (kept.flat() as Kept[]).some((one) =>
    "state" in one ? one.state === "waiting" : "since" in one,
  );
}
