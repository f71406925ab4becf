import { startTransition, useId } from "react";
import type { ListPlan } from "#app/domain/menus/list/list-plan.ts";
import { sizesAskedAtOnce, type AskedSizes } from "#app/domain/menus/list/sizes-asked.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { textsIn } from "./form-texts.ts";
import { withMends, type ChangeDraft } from "./list-draft.ts";
import { goToNextQuestion } from "./next-question.ts";

interface SizesForAllProps {
  plan: ListPlan;
  change: ChangeDraft;
}

/**
 * Asks once for the names of sizes that several dishes lack: "70/110" is Half and Full in most of them. So it does whether
 * names are right that may be none.
 */
export function SizesForAll({ plan, change }: SizesForAllProps) {
  return sizesAskedAtOnce(plan).map((asked) => (
    <NamesForAll key={JSON.stringify(asked.names)} {...asked} change={change} />
  ));
}

interface NamesForAllProps extends AskedSizes {
  change: ChangeDraft;
}

function NamesForAll({ names: read, dishes, settled, change }: NamesForAllProps) {
  const { sizesForAll, mend } = useMessages("list");
  const titleId = useId();
  const count = read.length;
  const isBare = read.every((name) => name === "");
  const { two, three } = sizesForAll.names;
  const names = isBare ? (count === 2 ? two : three).split(", ") : read;
  const use = (names: string[]) =>
    startTransition(() =>
      change((draft) =>
        withMends(
          draft,
          dishes.map(({ key, sizes }) => [
            key,
            { sizes: sizes.map((size, at) => ({ ...size, name: names[at] ?? "" })) },
          ]),
        ),
      ),
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
      <button
        className="button"
        onClick={(event) => {
          if (event.currentTarget.form?.checkValidity()) goToNextQuestion(event, settled);
        }}
      >
        {sizesForAll.use({ count: dishes.length })}
      </button>
    </form>
  );
}
