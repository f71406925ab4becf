import { useEffect, useMemo, useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import { photoLimits } from "#app/domain/menus/photo-limits.ts";
import { untilLoaded } from "#app/routes/menu/editor/later/later.tsx";
import { usePhotos } from "./use-photo-queue.ts";

/**
 * The address of an item's photo, undefined without one; whether it has yet to leave this device; and the code of why one
 * that was chosen cannot be used, in whose place the one before is shown.
 */
export function useItemPhoto({ id, photoKey }: Item): {
  shown: string | undefined;
  isWaiting: boolean;
  refusedFor: string | undefined;
} {
  const { state } = usePhotos();
  const chosen = state.waiting.findLast(({ itemId }) => itemId === id);
  const refusedFor = chosen && state.refused.get(chosen.key);
  const isWaiting = chosen !== undefined && refusedFor === undefined;
  const preview = usePreview(isWaiting ? chosen.small : undefined);
  const stored = photoKey ? `/images/${smallKeyOf(photoKey)}` : undefined;
  return { shown: preview ?? stored, isWaiting, refusedFor };
}

/** The address of a picture that has not left the browser. */
function usePreview(picture: Blob | undefined): string | undefined {
  const url = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
  useEffect(() => {
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [url]);
  return url;
}

type Doing = "preparing" | "unreadable";

/** Makes a chosen photo small, on this device, and queues it. */
export function useQueueing(itemId: number) {
  const { add } = usePhotos();
  const [doing, setDoing] = useState<Doing>();
  async function queue(chosen: File): Promise<void> {
    setDoing("preparing");
    const { shrinkMenuPhoto } = await untilLoaded(
      () => import("#app/routes/menu/editor/later/parts.ts"),
    );
    const made = await shrinkMenuPhoto(chosen, photoLimits).catch(() => undefined);
    setDoing(made ? undefined : "unreadable");
    if (made) await add({ ...made, key: crypto.randomUUID(), itemId, since: Date.now() });
  }
  return { queue, doing };
}
