import type { ImportNote } from "#app/domain/menus/import-note.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** A file with more is not one of ours. */
const MOST_SHOWN = 200;

/** What is left out of a menu file, or taken otherwise than it is written, each with its place in the file. */
export function FileNotes({ notes }: { notes: ImportNote[] }) {
  const { fileNotes } = useMessages("list");
  if (notes.length === 0) return null;
  return (
    <details className="list-left-out">
      <summary className="fold">{fileNotes.title({ count: notes.length })}</summary>
      <ul>
        {notes.slice(0, MOST_SHOWN).map((note, at) => (
          <FileNote key={at} note={note} />
        ))}
      </ul>
    </details>
  );
}

type NoteText = string | ((values: Record<string, string>) => string);

function FileNote({ note: { path, code, values } }: { note: ImportNote }) {
  const text = useMessages("list").fileNotes.why[code] as NoteText;
  return (
    <li>
      <p>
        <code>{path}</code> {typeof text === "string" ? text : text(values)}
      </p>
    </li>
  );
}
