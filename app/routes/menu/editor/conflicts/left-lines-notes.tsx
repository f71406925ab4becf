import { use, useMemo, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { forgetForm } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { openList } from "#app/routes/menu/editor/list/list-opening.ts";
import { WideContext } from "#app/routes/menu/editor/wide.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { listLeftLines, type LeftLines } from "./left-lines.ts";

interface LeftLinesNotesProps {
  sections: readonly Section[];
  changes: readonly Change[];
}

/** Tells of pasted lines that found no room, where no grid does. */
export function LeftLinesNotes({ sections, changes }: LeftLinesNotesProps) {
  const { shopId } = useEditor();
  const isHydrated = useIsHydrated();
  const hasGrid = use(WideContext) !== undefined;
  const [closed, setClosed] = useState<readonly LeftLines[]>([]);
  const all = useMemo(
    () => (isHydrated ? listLeftLines({ shopId, sections, changes, hasGrid }) : []),
    [isHydrated, shopId, sections, changes, hasGrid],
  );
  const close = (lines: LeftLines) => {
    forgetForm(lines.name);
    setClosed([...closed, lines]);
  };
  return all
    .filter((lines) => !closed.includes(lines))
    .map((lines) => <Note key={lines.name} lines={lines} onClose={() => close(lines)} />);
}

function Note({ lines, onClose }: { lines: LeftLines; onClose: () => void }) {
  const { pasted } = useMessages("saving");
  const { count, text, sectionId } = lines;
  return (
    <div className="other-waiting" role="note">
      {pasted.left({ count })}{" "}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          openList({ text, sectionId });
          onClose();
        }}
      >
        {pasted.asList}
      </button>{" "}
      <button type="button" className="text-button quiet" onClick={onClose}>
        {pasted.close}
      </button>
    </div>
  );
}
