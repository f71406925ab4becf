import { useEffect, useRef, useState } from "react";
import { forgetText, keepSoon, recallText, renameText } from "#app/device/drafts/kept-texts.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { typedName } from "#app/routes/menu/editor/typed-forms.ts";

/** The rows of pasted blocks that found no place in a section. This device keeps them until somebody puts them away. */
export function useLeftRows(sectionId: number) {
  const name = typedName(useEditor().shopId, `left-${sectionId}`);
  /** Whether some have come since the page was opened. */
  const [isNew, setNew] = useState(false);
  const [left, setLeft] = useState(() => JSON.parse(recallText(name) ?? "[]") as string[][]);
  const known = useRef(name);
  useEffect(() => {
    // The server has named the section.
    if (known.current !== name) renameText(known.current, name);
    known.current = name;
  }, [name]);
  return {
    left,
    isNew,
    addLeft: (rows: string[][]) => {
      const all = [...left, ...rows];
      setLeft(all);
      setNew(true);
      keepSoon(name, () => JSON.stringify(all));
    },
    dropLeft: () => {
      setLeft([]);
      forgetText(name);
    },
  };
}
