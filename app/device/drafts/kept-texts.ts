import { DAY_MS } from "#app/durations.ts";

// What is half typed into a form, under names in localStorage: unlike IndexedDB it takes a text while the page goes.

const PREFIX = "typed ";
const KEPT_MS = 30 * DAY_MS;
const SOON_MS = 250;

/** The text to keep; undefined if there is none. */
type Read = () => string | undefined;

const pending = new Map<string, Read>();
/** What was marked as sent, each time with another token. */
const sent = new Map<string, object>();
/** The names of what could not be stored. */
const lost = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps what `read` then gives, within a quarter of a second or as the page is left, over any earlier text. */
export function keepSoon(name: string, read: Read): void {
  sent.delete(name);
  pending.set(name, read);
  timer ??= setTimeout(keepPending, SOON_MS);
  addEventListener("pagehide", keepPending);
  document.addEventListener("visibilitychange", keepPending);
}

function keepPending(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [name, read] of pending) keep(name, read());
  pending.clear();
}

function keep(name: string, text: string | undefined): void {
  lost.delete(name);
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify([Date.now(), text]));
  } catch {
    // Where storage is full or forbidden, what is half typed lives as long as the page.
    if (text !== undefined) lost.add(name);
  }
}

/** Whether the device could not store some of what is half typed, so that it would go with the page. */
export function isAnyLost(): boolean {
  keepPending();
  return lost.size > 0;
}

/** Has the browser open its storage, which takes a slow phone long the first time. */
export function openStorage(): void {
  namesOf("");
}

/** The text under this name; undefined if there is none, or none from the last 30 days. */
export function recallText(name: string): string | undefined {
  if (sent.has(name)) return undefined;
  if (pending.has(name)) keepPending();
  try {
    const kept = localStorage.getItem(PREFIX + name);
    if (kept === null) return undefined;
    const [at, text] = JSON.parse(kept) as [number, string];
    if (at > Date.now() - KEPT_MS) return text;
  } catch {
    return undefined;
  }
  forgetText(name);
  return undefined;
}

/** The names with this prefix under which there is a text. */
export function keptNames(prefix: string): string[] {
  if (pending.size > 0) keepPending();
  return namesOf(prefix).filter((name) => recallText(name) !== undefined);
}

function namesOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Forgets the text under this name, sent or not. */
export function forgetText(name: string): void {
  sent.delete(name);
  pending.delete(name);
  keep(name, undefined);
}

/**
 * Treats a text as forgotten, because it is being sent. The device keeps it until the function that `forgetSent` gives
 * is called.
 */
export function markSent(name: string): void {
  const read = pending.get(name);
  pending.delete(name);
  if (read) keep(name, read());
  sent.set(name, {});
}

/** Returns a function that forgets the texts marked as sent so far, except those typed in again since. */
export function forgetSent(): () => void {
  const texts = [...sent];
  return () => {
    for (const [name, token] of texts) if (sent.get(name) === token) forgetText(name);
  };
}

/** Forgets all texts whose names have this prefix. */
export function forgetTexts(prefix: string): void {
  for (const name of [...pending.keys(), ...namesOf(prefix)]) {
    if (name.startsWith(prefix)) forgetText(name);
  }
}

/** Keeps a text under another name from now on. */
export function renameText(name: string, to: string): void {
  keepPending();
  const text = recallText(name);
  forgetText(name);
  if (text !== undefined) keep(to, text);
}
