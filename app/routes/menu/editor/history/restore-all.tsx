import type { MenuChanges } from "#app/domain/menus/history/what-changed.ts";
import type { Catalogue } from "#app/messages/en.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Restore, type Restorable } from "./restore-form.tsx";

/** In the order in which they are told. */
const KINDS: (keyof Catalogue["history"]["would"])[] = [
  "sectionsAdded",
  "sectionsDeleted",
  "added",
  "deleted",
  "prices",
  "sizes",
  "edited",
  "moved",
  "sectionsEdited",
  "sectionsMoved",
];

/** The way to restore the whole menu. It first says in numbers what that changes, without a script too. */
export function RestoreAll({ of, changes }: { of: Restorable; changes: MenuChanges }) {
  const { restore, would } = useMessages("history");
  return (
    <details className="restore-all">
      <summary className="button">{restore.all}</summary>
      <div className="card">
        <p>{restore.asked}</p>
        <ul>
          {KINDS.map((kind) => {
            const count = changes[kind]?.count ?? 0;
            return count > 0 && <li key={kind}>{would[kind]({ count })}</li>;
          })}
        </ul>
        <p>{restore.canUndo}</p>
        <Restore of={of} className="button primary" text={restore.yes} />
      </div>
    </details>
  );
}
