import { startTransition, useCallback, useMemo, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { ChoosingContext, SectionsContext } from "./choosing/choosing-context.ts";
import { later } from "./later.tsx";
import { useReopening } from "./use-kept-form.ts";

const PricesDialog = later(() =>
  import("./prices/prices-dialog.tsx").then((part) => part.PricesDialog),
);
const ChoosingBar = later(() =>
  import("./choosing/choosing-bar.tsx").then((part) => part.ChoosingBar),
);

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
  const choose = useCallback((is: boolean) => startTransition(() => setChoosing(is)), []);
  const openPrices = useCallback(() => startTransition(() => setPricing(true)), []);
  const isEmpty = sections.every(({ items }) => items.length === 0);
  // Of a long menu only the dialog is rendered as it opens.
  const page = useMemo(
    () =>
      children(
        !isEmpty && (
          <>
            <button className="text-button change-prices" onClick={openPrices}>
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
        ),
      ),
    [children, isEmpty, isChoosing, openPrices, choose, prices, choosing],
  );
  return (
    <>
      <SectionsContext value={sections}>
        <ChoosingContext value={isChoosing}>{page}</ChoosingContext>
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
