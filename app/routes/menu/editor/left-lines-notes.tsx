import { use, useMemo, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { Change } from "./changes.ts";
import { useEditor } from "./editor-context.ts";
import { listLeftLines, type LeftLines } from "./left-lines.ts";
import { openList } from "./list/list-opening.ts";
import { forgetForm } from "./typed-forms.ts";
import { WideContext } from "./wide.ts";

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
