import { startTransition } from "react";
import type { ListPlan } from "#app/domain/menus/list/list-plan.ts";
import type { ChangeChoice } from "#app/domain/menus/list/planned-dish.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { withChoices, type ChangeDraft } from "./list-draft.ts";

interface ChangesForAllProps {
  plan: ListPlan;
  change: ChangeDraft;
}

/** One choice for all dishes that the menu has in another form. Those in another section are asked for one by one. */
export function ChangesForAll({ plan, change }: ChangesForAllProps) {
  const { change: texts } = useMessages("list");
  const changed = plan.groups
    .flatMap(({ dishes }) => dishes)
    .filter(
      ({ act, fields }) => fields.length > 0 && act !== "same" && !fields.includes("section"),
    );
  if (changed.length < 2) return null;
  const chooseAll = (choice: ChangeChoice) => () =>
    startTransition(() =>
      change((draft) =>
        withChoices(draft, ({ dishes }) => ({
          dishes: {
            ...dishes,
            ...Object.fromEntries(changed.map(({ dish }) => [dish.key, choice])),
          },
        })),
      ),
    );
  return (
    <div className="list-for-all">
      <p>{texts.all({ count: changed.length })}</p>
      <div className="list-answers">
        <button type="button" onClick={chooseAll("change")}>
          {texts.changeAll}
        </button>
        <button type="button" onClick={chooseAll("keep")}>
          {texts.keepAll}
        </button>
      </div>
    </div>
  );
}
