import { useEffect, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import type { MenuPatch } from "#app/domain/menus/patch/menu-patch.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import { measureChoosing } from "#app/routes/menu/editor/bar-heights.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { useReturnFocus } from "#app/routes/menu/editor/forms/use-return-focus.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { PricesDialog } from "#app/routes/menu/editor/prices/prices-dialog.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { DeleteSeveral, MarkSeveral, MoveSeveral } from "./choosing-dialogs.tsx";

interface ChoosingBarProps {
  sections: Section[];
  onStop: () => void;
}

const DIALOGS = ["move", "mark", "prices", "delete"] as const;

/** What can be done with the dishes that are ticked, at the foot of the screen. */
export function ChoosingBar({ sections, onStop }: ChoosingBarProps) {
  const { choosing } = useMessages("bulk");
  const { submit, announce } = useEditor();
  const chosen = useChosen();
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>();
  useReturnFocus(...chosen.slice(0, 1).map((id) => `#item-${id} [data-menu]`), START);
  const count = chosen.length;
  const close = () => setOpen(undefined);
  const change = (patch: MenuPatch | WordedPatch, said: string) => {
    submit(patchFields(patch));
    announce(said);
    onStop();
  };
  const dialog = { sections, chosen, returnTo: START, onChange: change, onClose: close };
  return (
    <div ref={measureChoosing} className="choosing-bar" role="toolbar" aria-label={choosing.start}>
      <p aria-live="polite">{count > 0 ? choosing.count({ count }) : choosing.hint}</p>
      {count > 0 && (
        <>
          {(["soldOut", "back"] as const).map((name) => (
            <button
              key={name}
              onClick={() => {
                const soldOut = name === "back" ? "no" : "today";
                change(sellOutItems(chosen, soldOut), choosing.done({ count }));
              }}
            >
              {choosing[name]}
            </button>
          ))}
          {DIALOGS.map((name) => (
            <button key={name} onClick={() => setOpen(name)}>
              {choosing[name]}
            </button>
          ))}
        </>
      )}
      <button className="choosing-end" onClick={onStop}>
        <Icon name="cross" /> {choosing.stop}
      </button>
      {open === "move" && <MoveSeveral {...dialog} />}
      {open === "mark" && <MarkSeveral {...dialog} />}
      {open === "delete" && <DeleteSeveral {...dialog} />}
      {open === "prices" && <PricesDialog {...dialog} />}
    </div>
  );
}

/** Where the focus goes when nothing is chosen any more, or what was chosen is gone. */
const START = ".choose-several";

/** The ids of the dishes that are ticked, some maybe before this bar was loaded. */
function useChosen(): number[] {
  const [chosen, setChosen] = useState(tickedDishes);
  useEffect(() => {
    const read = () => setChosen(tickedDishes());
    document.addEventListener("change", read);
    return () => document.removeEventListener("change", read);
  }, []);
  return chosen;
}

/** In the order of the menu. */
function tickedDishes(): number[] {
  const boxes = document.querySelectorAll<HTMLInputElement>("[data-item]:checked");
  return Array.from(boxes, ({ dataset }) => Number(dataset["item"]));
}
