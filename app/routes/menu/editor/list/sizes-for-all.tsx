import { startTransition, useId } from "react";
import type { ListPlan } from "#app/domain/menus/list/list-plan.ts";
import type { MendedDish } from "#app/domain/menus/list/mends.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { textsIn } from "./form-texts.ts";
import type { ChangeDraft } from "./use-list-draft.ts";

interface SizesForAllProps {
  plan: ListPlan;
  change: ChangeDraft;
}

/** Asks once for the names of sizes that several dishes lack: "70/110" is Half and Full in most of them. */
export function SizesForAll({ plan, change }: SizesForAllProps) {
  const bare = plan.groups
    .flatMap(({ dishes }) => dishes)
    .filter(({ doubts, dish }) => doubts.includes("sizeNames") && isBare(dish))
    .map(({ dish }) => dish);
  const byCount = [...Map.groupBy(bare, ({ sizes }) => sizes.length)].filter(
    ([count, dishes]) => dishes.length > 1 && (count === 2 || count === 3),
  );
  return byCount.map(([count, dishes]) => (
    <NamesForAll key={count} count={count} dishes={dishes} change={change} />
  ));
}

function isBare({ sizes }: MendedDish): boolean {
  return sizes.every(({ name }) => name === "");
}

interface NamesForAllProps {
  count: number;
  dishes: MendedDish[];
  change: ChangeDraft;
}

function NamesForAll({ count, dishes, change }: NamesForAllProps) {
  const { sizesForAll, mend } = useMessages("list");
  const titleId = useId();
  const usual = (count === 2 ? sizesForAll.names.two : sizesForAll.names.three).split(", ");
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
      <p id={titleId}>{sizesForAll.title({ count: dishes.length, prices: count })}</p>
      <div className="list-sizes">
        {usual.map((name, at) => (
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
      <button className="button">{sizesForAll.use({ count: dishes.length })}</button>
    </form>
  );
}
