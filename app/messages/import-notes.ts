import { bindTexts } from "./bind.ts";
import { list } from "./en/list.ts";

type NoteText = string | ((values: Record<string, string>) => string);

const notes = list.fileNotes.why;

const importNotes = bindTexts(notes, "en") as Record<keyof typeof notes, NoteText>;

/** What an import tells about a place in its file. */
export function importNoteText({
  code,
  values,
}: {
  code: keyof typeof notes;
  values: Record<string, string>;
}): string {
  const text = importNotes[code];
  return typeof text === "string" ? text : text(values);
}
