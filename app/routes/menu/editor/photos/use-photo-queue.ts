import { createContext, use, useEffect, useMemo, useState } from "react";
import { useBeforeUnload } from "#app/ui/use-before-unload.ts";
import { NO_PHOTOS, photosToSend, type PhotoState } from "./photo-list.ts";
import { openPhotoQueue, type PhotoQueue } from "./photo-queue.ts";
import { openPhotoStore, type SavedPhoto } from "./photo-store.ts";
import { uploadPhoto } from "./upload-photo.ts";

/** The photos of the shop on this device, and what can be done with them. */
export interface Photos extends Pick<PhotoQueue, "add" | "drop"> {
  state: PhotoState;
}

export const PhotosContext = createContext<Photos>({
  state: NO_PHOTOS,
  add: async () => {},
  drop: async () => false,
});

export const usePhotos = () => use(PhotosContext);

/** Sends the photos of a shop that wait on this device, as long as the page is open. */
export function usePhotoQueue(
  shopId: string,
  onSaved: (photo: Omit<SavedPhoto, "key">) => void,
): Photos {
  const [state, onChange] = useState(NO_PHOTOS);
  const [queue] = useState(() =>
    openPhotoQueue({
      store: openPhotoStore(shopId),
      upload: (photo) => uploadPhoto(shopId, photo),
      later: (milliseconds, act) => void setTimeout(act, milliseconds),
      onChange,
      onSaved,
    }),
  );
  useEffect(() => sendWhileOpen(shopId, queue), [shopId, queue]);
  useBeforeUnload(() => !state.isKept && photosToSend(state).length > 0);
  return useMemo(
    () => ({
      state,
      async add(photo) {
        // Browsers clear storage that is not persistent first.
        void navigator.storage?.persist?.().catch(() => false);
        await queue.add(photo);
      },
      drop: queue.drop,
    }),
    [state, queue],
  );
}

/** Lets only the page looked at last send. Returns a function that stops it. */
function sendWhileOpen(shopId: string, queue: PhotoQueue): () => void {
  let release: (() => void) | undefined;
  function take(): void {
    // Without locks two pages may send the same photo, which the server takes once.
    if (!("locks" in navigator)) return void queue.resume();
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        void queue.resume();
      });
    void navigator.locks.request(`photos ${shopId}`, { steal: true }, hold).catch(() => {
      release = undefined;
      queue.pause();
    });
  }
  function look(): void {
    if (document.visibilityState === "hidden") return;
    if (release) queue.wake();
    else take();
  }
  look();
  addEventListener("online", queue.wake);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("online", queue.wake);
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
    queue.pause();
    release?.();
  };
}
