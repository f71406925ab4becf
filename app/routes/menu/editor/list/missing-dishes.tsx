import { useState } from "react";
import type { MissingChoice, MissingDish } from "#app/domain/menus/list/list-plan.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { withChoices, type ChangeDraft } from "./list-draft.ts";
import { useLongList } from "./use-long-list.ts";
import { usePrices } from "./use-prices.ts";

interface MissingDishesProps {
  missing: MissingDish[];
  change: ChangeDraft;
}

/** What the menu has in the list's sections and the list has not. It stays unless somebody says otherwise. */
export function MissingDishes({ missing, change }: MissingDishesProps) {
  const { missing: texts } = useMessages("list");
  const [isOpen, setOpen] = useState(false);
  if (missing.length === 0) return null;
  return (
    <details className="list-missing" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="fold">{texts.title({ count: missing.length })}</summary>
      {isOpen && <MissingRows missing={missing} change={change} />}
    </details>
  );
}

function MissingRows({ missing, change }: MissingDishesProps) {
  const { missing: texts, more } = useMessages("list");
  const language = useLanguage();
  const prices = usePrices();
  const { count, end, grow } = useLongList(missing.length);
  const acts = new Set(missing.map(({ act }) => act));
  const [only = "keep"] = acts;
  return (
    <>
      <p>
        <span>{texts.all}</span>
        <ActSelect
          label={texts.all}
          value={acts.size > 1 ? undefined : only}
          onChoose={(act) =>
            change((draft) => withChoices(draft, () => ({ allMissing: act, missing: {} })))
          }
        />
      </p>
      <ul>
        {missing.slice(0, count).map(({ item, act }) => (
          <li key={item.id}>
            <span lang={textLanguage(item.name, language)}>{item.name}</span>
            <span className="list-price">{prices(item)}</span>
            <ActSelect
              label={texts.label({ name: item.name })}
              value={act}
              onChoose={(chosen) =>
                change((draft) =>
                  withChoices(draft, (choices) => ({
                    missing: { ...choices.missing, [item.id]: chosen },
                  })),
                )
              }
            />
          </li>
        ))}
      </ul>
      {missing.length > count && (
        <button ref={end} type="button" className="text-button" onClick={grow}>
          {more}
        </button>
      )}
    </>
  );
}

interface ActSelectProps {
  label: string;
  /** Undefined where there are several. */
  value: MissingChoice | undefined;
  onChoose: (act: MissingChoice) => void;
}

function ActSelect({ label, value, onChoose }: ActSelectProps) {
  const { act, mixed } = useMessages("list").missing;
  return (
    <select
      aria-label={label}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as MissingChoice)}
    >
      {value === undefined && <option value="">{mixed}</option>}
      <option value="keep">{act.keep}</option>
      <option value="soldOut">{act.soldOut}</option>
      <option value="delete">{act.delete}</option>
    </select>
  );
}
