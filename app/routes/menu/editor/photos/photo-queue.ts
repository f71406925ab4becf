import { waitAfter } from "#app/ui/patience.ts";
import { PhotoList, type PhotoState } from "./photo-list.ts";
import type { PhotoStore, QueuedPhoto, SavedPhoto } from "./photo-store.ts";
import type { PhotoAnswer } from "./upload-photo.ts";

interface Surroundings {
  store: PhotoStore;
  /** Sends a photo; never throws. */
  upload: (photo: QueuedPhoto) => Promise<PhotoAnswer>;
  /** Runs `act` in so many milliseconds. */
  later: (milliseconds: number, act: () => void) => void;
  onChange: (state: PhotoState) => void;
  /** Called once the server has a photo. */
  onSaved: (photo: Omit<SavedPhoto, "key">) => void;
}

/** How many go at a time: more would share one bad line and all time out. */
const AT_A_TIME = 2;

export type PhotoQueue = ReturnType<typeof openPhotoQueue>;

/**
 * The photos that wait on this device, each sent until the server has it. One is stored before it is sent, and removed
 * after it is saved: nothing is lost wherever it breaks off, and the server takes each once. It sends after `resume`.
 */
export function openPhotoQueue({ store, upload, later, onChange, onSaved }: Surroundings) {
  const list = new PhotoList(store, onChange);
  const itemsOnTheirWay = new Set<number>();
  let failures = 0;
  let [isOurs, isHeld] = [false, false];

  function next(): QueuedPhoto | undefined {
    if (!isOurs || isHeld || itemsOnTheirWay.size >= AT_A_TIME) return undefined;
    const { waiting, refused } = list.now;
    return waiting.find(({ key, itemId }) => !itemsOnTheirWay.has(itemId) && !refused.has(key));
  }

  function pump(): void {
    for (let photo = next(); photo; photo = next()) void send(photo);
  }

  async function send(photo: QueuedPhoto): Promise<void> {
    itemsOnTheirWay.add(photo.itemId);
    const answer = await upload(photo);
    await list.note(photo, answer);
    if (answer.is === "saved") onSaved({ itemId: photo.itemId, photoKey: answer.photoKey });
    if (answer.is === "trouble") hold();
    else failures = 0;
    itemsOnTheirWay.delete(photo.itemId);
    pump();
  }

  function hold(): void {
    if (isHeld) return;
    isHeld = true;
    failures += 1;
    later(waitAfter(failures), wake);
  }

  function wake(): void {
    isHeld = false;
    pump();
  }

  return {
    /** Reads what waits on this device and goes on with it, as this page alone. */
    resume: async (): Promise<void> => {
      isOurs = true;
      await list.read();
      wake();
    },
    /** Sends no more, as another page goes on. */
    pause: (): void => {
      isOurs = false;
    },
    /** Queues a photo, in the place of one of the same item that was not sent yet. */
    add: async (photo: QueuedPhoto): Promise<void> => {
      await list.add(photo);
      pump();
    },
    /** Drops the waiting photos of an item. */
    drop: (itemId: number): Promise<void> => list.drop(itemId),
    /** Goes on at once: there is a sign of a network, or somebody looks. */
    wake,
  };
}
