import type { PhotoStore, QueuedPhoto, SavedPhoto } from "./photo-store.ts";
import type { PhotoAnswer, Trouble } from "./upload-photo.ts";

/** Where the photos of a shop are that were chosen on this device. */
export interface PhotoState {
  /** Those that the server has, until others are chosen after all were saved. */
  saved: SavedPhoto[];
  /** Those that the server does not have. */
  waiting: QueuedPhoto[];
  /** Those among them that it will not take, each with the code of why. */
  refused: ReadonlyMap<string, string>;
  /** How many were dropped because their item is gone. */
  dropped: number;
  /** What holds up the others. */
  trouble: Trouble | undefined;
  /** Whether this device keeps them once the page is closed. */
  isKept: boolean;
}

export const NO_PHOTOS: PhotoState = {
  saved: [],
  waiting: [],
  refused: new Map(),
  dropped: 0,
  trouble: undefined,
  isKept: true,
};

/** The photos that are still to be sent: not those that were refused. */
export function photosToSend({ waiting, refused }: PhotoState): QueuedPhoto[] {
  return waiting.filter(({ key }) => !refused.has(key));
}

/** The photos of a shop on this device, in its store and, for want of space, in the memory of this page alone. */
export class PhotoList {
  now = NO_PHOTOS;
  /** Those that this device could not store. */
  readonly #unkept = new Set<string>();
  readonly #store: PhotoStore;
  readonly #onChange: (state: PhotoState) => void;

  constructor(store: PhotoStore, onChange: (state: PhotoState) => void) {
    this.#store = store;
    this.#onChange = onChange;
  }

  /** Reads what is stored, by an earlier visit or another page. */
  async read(): Promise<void> {
    const found = await this.#store.list().catch(() => undefined);
    const stored = (found ?? []).filter((entry) => "large" in entry);
    const others = this.now.waiting.filter(({ key }) => this.#unkept.has(key));
    const last = new Map([...stored, ...others].map((photo) => [photo.itemId, photo]));
    this.#set({
      waiting: [...last.values()],
      saved: (found ?? this.now.saved).filter((entry) => "photoKey" in entry),
      isKept: found !== undefined && this.#unkept.size === 0,
    });
    // A page that ended amid a second choice left the first one, which would go once the second is saved.
    await this.#forget(stored.filter((photo) => last.get(photo.itemId) !== photo));
    if (photosToSend(this.now).length === 0) await this.#forgetSaved();
  }

  /** Adds a photo in the place of those of the same item that still wait. */
  async add(photo: QueuedPhoto): Promise<void> {
    if (photosToSend(this.now).length === 0) await this.#forgetSaved();
    this.#set({ waiting: [...this.now.waiting, photo] });
    await this.#store.put(photo).catch(() => this.#unkept.add(photo.key));
    this.#set({ isKept: this.#unkept.size === 0 });
    await this.#remove(({ itemId, key }) => itemId === photo.itemId && key !== photo.key);
  }

  /** Drops the photos of an item that still wait. */
  async drop(item: number): Promise<void> {
    await this.#remove(({ itemId }) => itemId === item);
  }

  /** Notes what became of a photo that was sent. */
  async note(photo: QueuedPhoto, answer: PhotoAnswer): Promise<void> {
    const { key } = photo;
    const trouble = answer.is === "trouble" ? answer.trouble : undefined;
    if (answer.is === "saved") await this.#noteSaved(photo, answer.photoKey);
    if (answer.is === "refused") {
      this.#set({ refused: new Map(this.now.refused).set(key, answer.code) });
    }
    if (answer.is === "gone") {
      await this.#remove((waiting) => waiting.key === key);
      this.#set({ dropped: this.now.dropped + 1 });
    }
    this.#set({ trouble });
  }

  async #noteSaved({ key, itemId }: QueuedPhoto, photoKey: string): Promise<void> {
    const saved = { key, itemId, photoKey };
    // Over what is stored of it, in one step.
    await this.#store.put(saved).catch(() => undefined);
    this.#unkept.delete(key);
    const waiting = this.now.waiting.filter((photo) => photo.key !== key);
    const isKept = this.now.isKept || this.#unkept.size === 0;
    this.#set({ waiting, saved: [...this.now.saved, saved], isKept });
  }

  async #forgetSaved(): Promise<void> {
    const { saved } = this.now;
    this.#set({ saved: [], dropped: 0 });
    await this.#forget(saved);
  }

  async #remove(isOver: (photo: QueuedPhoto) => boolean): Promise<void> {
    const over = this.now.waiting.filter(isOver);
    this.#set({ waiting: this.now.waiting.filter((photo) => !isOver(photo)) });
    await this.#forget(over);
  }

  /** A dropped photo that cannot be removed from the store is sent after a reload. */
  async #forget(entries: readonly { key: string }[]): Promise<void> {
    for (const { key } of entries) {
      this.#unkept.delete(key);
      await this.#store.remove(key).catch(() => undefined);
    }
  }

  #set(change: Partial<PhotoState>): void {
    this.now = { ...this.now, ...change };
    this.#onChange(this.now);
  }
}
