import { waitAfter } from "#app/ui/patience.ts";
import { PhotoList, photosToSend, type PhotoState } from "./photo-list.ts";
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
  /** By their items. */
  const onTheirWay = new Map<number, Promise<void>>();
  let failures = 0;
  let [isOurs, isHeld] = [false, false];

  function pump(): void {
    const isFree = isOurs && !isHeld && onTheirWay.size < AT_A_TIME;
    const photo = isFree ? nextOf(list.now, onTheirWay) : undefined;
    if (!photo) return;
    onTheirWay.set(photo.itemId, send(photo));
    pump();
  }

  async function send(photo: QueuedPhoto): Promise<void> {
    const answer = await upload(photo);
    await list.note(photo, answer);
    if (answer.is === "saved") onSaved({ itemId: photo.itemId, photoKey: answer.photoKey });
    if (answer.is === "trouble") hold();
    else failures = 0;
    onTheirWay.delete(photo.itemId);
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
    add: (photo: QueuedPhoto): Promise<void> => list.add(photo).then(pump),
    /** Drops the waiting photos of an item. Once none is on its way any more, tells whether one was. */
    drop: async (itemId: number): Promise<boolean> => {
      const sending = onTheirWay.get(itemId);
      await list.drop(itemId);
      await sending;
      return sending !== undefined;
    },
    /** Goes on at once: there is a sign of a network, or somebody looks. */
    wake,
  };
}

function nextOf(
  state: PhotoState,
  onTheirWay: ReadonlyMap<number, unknown>,
): QueuedPhoto | undefined {
  return photosToSend(state).find(({ itemId }) => !onTheirWay.has(itemId));
}
