import { useDeferredValue, useMemo, useState } from "react";
import { countStaying, repriced, type RepricedItem } from "#app/domain/menus/bulk-prices.ts";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { repriceItems } from "#app/domain/menus/patch/item-patches.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { Dialog } from "#app/routes/menu/editor/forms/dialog.tsx";
import { KeptNote } from "#app/routes/menu/editor/forms/kept-note.tsx";
import { useKeptForm } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { HowFields, changeOf, isLess } from "./how-fields.tsx";
import { fieldsOfWanted, wantedIn, type Wanted, type Which } from "./kept-prices.ts";
import { PriceTable } from "./price-table.tsx";
import { WhichFields } from "./which-fields.tsx";
import { whyNone } from "./why-none.ts";

export interface PricesDialogProps {
  sections: Section[];
  /** The dishes that were chosen for it; without them it begins with all. */
  chosen?: readonly number[];
  returnTo: string;
  onClose: () => void;
}

/** Changes prices together: which, how, and each price before and after, before anything is done. */
export function PricesDialog({ sections, returnTo, ...props }: PricesDialogProps) {
  const { prices } = useMessages("bulk");
  const { buttons } = useMessages("ui");
  const { submit, announce } = useEditor();
  const kept = useKeptForm("prices", props.onClose);
  const [wanted, setWanted] = useState(() => wantedIn(kept.typed, props.chosen));
  const { which, how, chosen } = wanted;
  const want = (change: Partial<Wanted>) => {
    const next = { ...wanted, ...change };
    setWanted(next);
    kept.keep(() => fieldsOfWanted(next));
  };
  const { drawn, count } = useRepriced(sections, wanted);
  return (
    <Dialog title={prices.title} returnTo={[returnTo]} onClose={kept.close}>
      <form
        className="prices"
        onSubmit={(event) => {
          event.preventDefault();
          const change = changeOf(how);
          // What is drawn may be a moment behind.
          const changed = repricedAs(sections, wanted);
          if (!change || changed.length === 0) return;
          const items = changed.map(({ item }) => item);
          submit(patchFields(repriceItems(items, change)));
          announce(prices.changed({ count: countOf(changed) }));
          kept.send();
        }}
      >
        {kept.typed && <KeptNote />}
        <WhichFields
          sections={sections}
          chosen={chosen?.length}
          which={which}
          onChoose={(chosenNow) => want({ which: chosenNow })}
        />
        <HowFields how={how} onChange={(changed) => want({ how: changed })} />
        {/* Anew for another choice, as it may have grown long. */}
        {drawn && (
          <PriceTable
            key={drawn.name}
            list={drawn.list}
            why={drawn.why}
            staying={drawn.staying}
            isLess={drawn.isLess}
          />
        )}
        <div className="prices-end">
          <button className="button primary" aria-disabled={count === 0}>
            {count === 0 ? prices.none : prices.change({ count })}
          </button>
          <p className="hint">{prices.takeBack}</p>
        </div>
        <button
          type="button"
          className="icon-button prices-close"
          onClick={kept.close}
          aria-label={buttons.cancel}
        >
          <Icon name="cross" />
        </button>
      </form>
    </Dialog>
  );
}

function itemsOf(sections: Section[], which: Which, chosen: readonly number[] = []): Item[] {
  if (which === "all") return sections.flatMap(({ items }) => items);
  if (which !== "chosen") {
    return sections.filter(({ id }) => which.has(id)).flatMap(({ items }) => items);
  }
  const ids = new Set(chosen);
  return sections.flatMap(({ items }) => items.filter(({ id }) => ids.has(id)));
}

function countOf(list: RepricedItem[]): number {
  return list.flatMap(({ prices }) => prices.filter(({ before, after }) => before !== after))
    .length;
}

function repricedAs(sections: Section[], { which, how, chosen }: Wanted): RepricedItem[] {
  const change = changeOf(how);
  return change ? repriced(itemsOf(sections, which, chosen), change) : [];
}

/** What the wanted change does to prices, worked out when there is time: no list until it has been for the first time. */
function useRepriced(sections: Section[], wanted: Wanted) {
  const shown = useDeferredValue<Wanted | undefined>(wanted, undefined);
  return useMemo(() => {
    if (!shown) return { count: 0 };
    const { which, how, chosen } = shown;
    const list = repricedAs(sections, shown);
    const items = itemsOf(sections, which, chosen);
    const change = changeOf(how);
    const drawn = {
      list,
      why: list.length > 0 ? undefined : whyNone(items, change),
      staying: change && list.length > 0 ? countStaying(items, change) : 0,
      isLess: isLess(how),
      name: nameOf(shown),
    };
    return { drawn, count: countOf(list) };
  }, [sections, shown]);
}

function nameOf({ which, how: { kind, amount, roundTo } }: Wanted): string {
  return [kind, amount, roundTo, ...(typeof which === "string" ? [which] : which)].join(" ");
}
