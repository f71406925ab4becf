import type { ImportReport } from "#app/domain/menus/import.ts";
import { importNoteText } from "#app/messages/import-notes.ts";
import { counted } from "./shop-facts.tsx";

const MOST_NOTES = 200;

export function ImportReportCard({ report }: { report: ImportReport }) {
  const { sections, items, options, notes } = report;
  const shown = notes.slice(0, MOST_NOTES);
  return (
    <section className="card">
      <h2>Menu imported</h2>
      <p role="status">
        {[
          counted(sections, "section"),
          counted(items, "item"),
          counted(options, "size option"),
        ].join(", ")}
        .{notes.length === 0 && " Nothing needed correcting."}
      </p>
      {notes.length > 0 && (
        <>
          <h3>{counted(notes.length, "note")}</h3>
          <ul className="notes">
            {shown.map((note, index) => (
              <li key={index}>
                <code>{note.path}</code> {importNoteText(note)}
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.length > shown.length && <p>And {notes.length - shown.length} more.</p>}
    </section>
  );
}
