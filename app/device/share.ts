/* What other apps share. The service worker takes a share; the action of /nearby/new/shared does without it. */

/** What another app has shared, on its way into the form of a new post. */
export interface Share {
  /** Title, text and address, each on a line of its own; of any length. */
  text: string;
  photos: File[];
}

/** Addresses must not get too long. */
const MOST_TEXT_IN_ADDRESS = 500;

/** Reads a share: a form with the fields that the manifest names in `share_target`. */
export function readShare(form: FormData): Share {
  const [title = "", text = "", url = ""] = ["title", "text", "url"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  });
  // Many apps put the address into the text as well, and the text into the title.
  const lines = new Set([title, text, text.includes(url) ? "" : url].filter(Boolean));
  const photos = form
    .getAll("photos")
    .filter((photo): photo is File => photo instanceof File && photo.size > 0);
  return { text: [...lines].join("\n"), photos };
}

/** The address of a new post that begins with this text: all that can be handed over without the service worker. */
export function pathWithText({ text }: Pick<Share, "text">): string {
  if (text === "") return "/nearby/new";
  return `/nearby/new?${new URLSearchParams({ text: text.slice(0, MOST_TEXT_IN_ADDRESS) })}`;
}
