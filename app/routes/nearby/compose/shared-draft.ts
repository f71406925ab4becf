import { forget, keep, readKept } from "#app/routes/nearby/device-store.ts";

/** What another app has shared with this one, on its way to the form of a new post. */
export interface SharedDraft {
  /** As it came, of any length: title, text and address, each on a line of its own. */
  text: string;
  photos: File[];
}

const NAME = "shared-draft";
/** An address must not get too long; nor may a post. */
const MOST_TEXT_IN_ADDRESS = 500;

/** What a share says and holds. A phone sends it as a form with the fields of the manifest's share target. */
export function readShare(form: FormData): SharedDraft {
  const [title = "", text = "", url = ""] = ["title", "text", "url"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  });
  // Many apps put the address into the text, and the text into the title, as well.
  const lines = new Set([title, text, text.includes(url) ? "" : url].filter(Boolean));
  const photos = form
    .getAll("photos")
    .filter((photo): photo is File => photo instanceof File && photo.size > 0);
  return { text: [...lines].join("\n"), photos };
}

/** Where the form of a new post is that begins with this text: all that can be handed over without the worker. */
export function pathWithText({ text }: Pick<SharedDraft, "text">): string {
  if (text === "") return "/nearby/new";
  return `/nearby/new?${new URLSearchParams({ text: text.slice(0, MOST_TEXT_IN_ADDRESS) })}`;
}

/** Keeps a share for the form, in place of any before. Throws where this device keeps nothing, or has no room. */
export async function keepSharedDraft(draft: SharedDraft): Promise<void> {
  await keep(NAME, draft);
}

/** The share that waits for the form; undefined where none does. It stays until `clearSharedDraft`. */
export async function readSharedDraft(): Promise<SharedDraft | undefined> {
  return (await readKept(NAME).catch(() => undefined)) as SharedDraft | undefined;
}

/** Removes the share, once the form has it. */
export async function clearSharedDraft(): Promise<void> {
  await forget(NAME).catch(() => undefined);
}
