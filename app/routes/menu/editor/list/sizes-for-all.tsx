import { startTransition, useId } from "react";
import type { ListPlan } from "#app/domain/menus/list/list-plan.ts";
import type { MendedDish } from "#app/domain/menus/list/mends.ts";
import { sizesAskedAtOnce } from "#app/domain/menus/list/sizes-asked.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { textsIn } from "./form-texts.ts";
import { goToNextQuestion } from "./next-question.ts";
import type { ChangeDraft } from "./use-list-draft.ts";

interface SizesForAllProps {
  plan: ListPlan;
  change: ChangeDraft;
}

/**
 * Asks once for the names of sizes that several dishes lack: "70/110" is Half and Full in most of them. So it does whether
 * names are right that may be none.
 */
export function SizesForAll({ plan, change }: SizesForAllProps) {
  return sizesAskedAtOnce(plan).map(({ names, dishes }) => (
    <NamesForAll key={JSON.stringify(names)} names={names} dishes={dishes} change={change} />
  ));
}

interface NamesForAllProps {
  /** As the list gives them; all empty if it gives none. */
  names: string[];
  dishes: MendedDish[];
  change: ChangeDraft;
}

function NamesForAll({ names: read, dishes, change }: NamesForAllProps) {
  const { sizesForAll, mend } = useMessages("list");
  const titleId = useId();
  const count = read.length;
  const isBare = read.every((name) => name === "");
  const { two, three } = sizesForAll.names;
  const names = isBare ? (count === 2 ? two : three).split(", ") : read;
  const use = (names: string[]) =>
    startTransition(() =>
      change((draft) => ({
        ...draft,
        mends: {
          ...draft.mends,
          ...Object.fromEntries(
            dishes.map(({ key, sizes }) => {
              const named = sizes.map((size, at) => ({ ...size, name: names[at] ?? "" }));
              return [key, { ...draft.mends[key], sizes: named }];
            }),
          ),
        },
      })),
    );
  return (
    <form
      className="list-for-all"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        use(textsIn(new FormData(event.currentTarget), "name"));
      }}
    >
      <p id={titleId}>
        {isBare
          ? sizesForAll.title({ count: dishes.length, prices: count })
          : sizesForAll.areRight({ count: dishes.length })}
      </p>
      <div className="list-sizes">
        {names.map((name, at) => (
          <input
            key={at}
            name="name"
            aria-label={mend.size({ number: at + 1 })}
            defaultValue={name}
            autoComplete="off"
            required
          />
        ))}
      </div>
      <button className="button" onClick={goToNextQuestion}>
        {sizesForAll.use({ count: dishes.length })}
      </button>
    </form>
  );
}
