import { readValue, writeValue } from "#app/device/store.ts";

const NAME = "post-choices";
const REMEMBERED = new Set(["reach", "hours"]);

/** How far and how long the last post of this phone was to be seen, as its form says it; empty if there was none. */
export async function readPostChoices(): Promise<Record<string, string>> {
  const stored = (await readValue(NAME).catch(() => undefined)) as
    | Record<string, string>
    | undefined;
  return stored ?? {};
}

/** Remembers these of a form's fields for the next post. Does nothing if the browser stores nothing. */
export async function storePostChoices(fields: Record<string, string>): Promise<void> {
  const choices = Object.entries(fields).filter(([name]) => REMEMBERED.has(name));
  await writeValue(NAME, Object.fromEntries(choices)).catch(() => undefined);
}
