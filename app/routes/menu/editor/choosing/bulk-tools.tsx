import { startTransition, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { ChoosingBar } from "#app/routes/menu/editor/later/parts-later.ts";
import { ignoreSecondTap } from "#app/routes/menu/editor/forms/ignore-second-tap.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { ChoosingContext } from "./choosing-context.ts";

interface BulkToolsProps {
  sections: Section[];
  /** The page around the button that begins it, with the sections whose dishes can be chosen. */
  children: (chooser: React.ReactNode) => React.ReactNode;
}

/** Has dishes chosen, and changes them all at once. */
export function BulkTools({ sections, children }: BulkToolsProps) {
  const { choosing } = useMessages("bulk");
  const [isChoosing, setChoosing] = useState(false);
  // Every row gets a box: in a long menu that takes its time, in which the page must answer.
  const choose = (is: boolean) => startTransition(() => setChoosing(is));
  const isEmpty = sections.every(({ items }) => items.length === 0);
  const chooser = !isEmpty && (
    <button
      className="text-button choose-several needs-script"
      aria-pressed={isChoosing}
      onClick={() => {
        choose(!isChoosing);
        ignoreSecondTap();
      }}
    >
      {choosing.start}
    </button>
  );
  return (
    <>
      <ChoosingContext value={isChoosing}>{children(chooser)}</ChoosingContext>
      {isChoosing && <ChoosingBar sections={sections} onStop={() => choose(false)} />}
    </>
  );
}
