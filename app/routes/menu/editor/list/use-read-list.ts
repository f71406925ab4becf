import { startTransition, useEffect, useState } from "react";
import type { ReadList } from "#app/domain/menus/list/list.ts";
import type { KeyOf } from "#app/domain/menus/list/mend-list.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import type { InvalidInput } from "#app/domain/outcome.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { ParserMissing } from "./load-parser.ts";
import { MAX_LIST_ROWS } from "./read-file.ts";
import { readPasted } from "./read-list.ts";
import { readMenuList, type MenuFileExtras } from "./read-menu-list.ts";
import type { ChosenMenu, ListDraft } from "./list-draft.ts";

export interface Reading {
  /** The last list that could be read. */
  list: ReadList | undefined;
  keyOf: KeyOf;
  refusal: FileRefusal["reason"] | undefined;
  /** The field of a menu file for which it is refused. */
  wrong?: InvalidInput | undefined;
  /** Of a menu file. */
  extras?: MenuFileExtras | undefined;
}

type Source = Pick<ListDraft, "text" | "menu">;

interface Last {
  reading: Reading;
  /** What was read; `names` are those of the sections. */
  of?: Source & { names: string };
}

const NOTHING: Reading = { list: undefined, keyOf: String, refusal: undefined };

/**
 * Reads the draft again whenever its text or the name of a section changes, and where a parser could not be loaded, as
 * the network returns. What was read before stays until then.
 */
export function useReadList(
  { text, menu }: Source,
  sections: readonly Pick<Section, "name">[],
): Reading & { isReading: boolean } {
  const [last, setLast] = useState<Last>({ reading: NOTHING });
  const names = sections.map(({ name }) => name).join("\n");
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    async function read(): Promise<void> {
      const reading = await (menu
        ? readChosen(menu)
        : readTyped(text, names.split("\n")).catch(noteMissing));
      if (signal.aborted) return;
      // 3,000 rows are drawn in turns.
      startTransition(() => setLast({ reading, of: { text, menu, names } }));
      if (reading.refusal === "notLoaded")
        addEventListener("online", () => void read(), { signal, once: true });
    }
    void read();
    return () => listening.abort();
  }, [text, menu, names]);
  const isReading = last.of?.text !== text || last.of.menu !== menu || last.of.names !== names;
  return { ...last.reading, isReading };
}

async function readTyped(text: string, sectionNames: string[]): Promise<Reading> {
  if (text.trim() === "") return NOTHING;
  const read = await readPasted(text, sectionNames);
  return read.ok ? { ...NOTHING, ...read.value } : { ...NOTHING, refusal: read.refusal.reason };
}

function noteMissing(error: unknown): Reading {
  if (error instanceof ParserMissing) return { ...NOTHING, refusal: "notLoaded" };
  throw error;
}

/** A file without dishes may still have details of the shop. */
function readChosen({ json }: ChosenMenu): Reading {
  const read = readMenuList(json);
  if (!read.ok) return { ...NOTHING, refusal: "json", wrong: read.refusal };
  const { list, ...extras } = read.value;
  const count = list.sections.reduce((sum, { dishes }) => sum + dishes.length, 0);
  return count > MAX_LIST_ROWS
    ? { ...NOTHING, refusal: "tooManyRows" }
    : { ...NOTHING, list, extras };
}
