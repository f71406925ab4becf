import { startTransition, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { ChoosingContext, SectionsContext } from "./choosing/choosing-context.ts";
import { ChoosingBar, PricesDialog } from "./forms-later.ts";
import { useReopening } from "./use-kept-form.ts";

interface BulkToolsProps {
  sections: Section[];
  /** The page around the buttons, with the sections whose dishes can be chosen. */
  children: (buttons: React.ReactNode) => React.ReactNode;
}

/** What changes several dishes at once: their prices, or all that is done with those that are chosen. */
export function BulkTools({ sections, children }: BulkToolsProps) {
  const { prices, choosing } = useMessages("bulk");
  const [isPricing, setPricing] = useState(false);
  useReopening("prices", setPricing);
  const [isChoosing, setChoosing] = useState(false);
  // Every row gets a box: in a long menu that takes its time, in which the page must answer.
  const choose = (is: boolean) => startTransition(() => setChoosing(is));
  const isEmpty = sections.every(({ items }) => items.length === 0);
  const buttons = !isEmpty && (
    <>
      <button className="text-button change-prices" onClick={() => setPricing(true)}>
        {prices.title}
      </button>
      <button
        className="text-button choose-several"
        aria-pressed={isChoosing}
        onClick={() => choose(!isChoosing)}
      >
        {choosing.start}
      </button>
    </>
  );
  return (
    <>
      <SectionsContext value={sections}>
        <ChoosingContext value={isChoosing}>{children(buttons)}</ChoosingContext>
      </SectionsContext>
      {isPricing && (
        <PricesDialog
          sections={sections}
          returnTo=".change-prices"
          onClose={() => setPricing(false)}
        />
      )}
      {isChoosing && <ChoosingBar sections={sections} onStop={() => choose(false)} />}
    </>
  );
}
