import { use } from "react";
import { useMessages } from "#app/ui/messages.tsx";
import { ChoosingContext } from "./choosing-context.ts";

/** The box by which a dish is chosen. It keeps its tick itself, so that a tap renders no other row. */
export function ChooseBox({ id, name }: { id: number; name: string }) {
  const { choosing } = useMessages("bulk");
  if (!use(ChoosingContext)) return null;
  return (
    <label className="choose">
      <input type="checkbox" data-item={id} aria-label={choosing.choose({ name })} />
    </label>
  );
}

/** The box that ticks all of a section. */
export function ChooseAllBox({ sectionId, name }: { sectionId: number; name: string }) {
  const { choosing } = useMessages("bulk");
  if (!use(ChoosingContext)) return null;
  return (
    <label className="choose">
      <input
        type="checkbox"
        data-section={sectionId}
        aria-label={choosing.chooseAll({ name })}
        onChange={({ currentTarget }) => {
          const boxes = document.querySelectorAll<HTMLInputElement>(
            `#section-${sectionId} [data-item]`,
          );
          for (const box of boxes) box.checked = currentTarget.checked;
        }}
      />
    </label>
  );
}
