import { menuLimits } from "#app/domain/menus/limits.ts";
import type { ListCounts, ListPlan, OverLimit } from "#app/domain/menus/list/list-plan.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface AddBarProps {
  plan: ListPlan | undefined;
  /** How many details of the shop are taken from a file. */
  details: number;
  onAdd: () => void;
}

/** What would be done, on a button that does it, and why it cannot be done. */
export function AddBar({ plan, details, onAdd }: AddBarProps) {
  const { add } = useMessages("list");
  const overText = useOverText();
  const buttonText = useButtonText();
  const over = plan?.over ?? [];
  const text = plan && buttonText(plan.counts, details);
  const waiting = plan?.counts.waiting ?? 0;
  return (
    <footer className="list-act">
      <div>
        <p role="alert">{over.map(overText).join(" ")}</p>
        <p>
          {waiting > 0 && <b>{add.waiting({ count: waiting })} </b>}
          {add.nothingYet}
        </p>
      </div>
      {text && (
        <button
          type="button"
          className="button primary"
          aria-disabled={over.length > 0}
          onClick={() => over.length === 0 && onAdd()}
        >
          {text}
        </button>
      )}
    </footer>
  );
}

/** "Add 30, change 12"; empty if nothing is to be done. */
function useButtonText(): (counts: ListCounts, details: number) => string {
  const { add } = useMessages("list");
  return ({ added, changed, soldOut, deleted }, details) => {
    const isAddingAlone = changed + soldOut + deleted + details === 0;
    const parts = [
      added > 0 && (isAddingAlone ? add.add : add.addShort)({ count: added }),
      changed > 0 && add.change({ count: changed }),
      soldOut > 0 && add.soldOut({ count: soldOut }),
      deleted > 0 && add.delete({ count: deleted }),
      details > 0 && add.details({ count: details }),
    ];
    const text = parts.filter(Boolean).join(", ");
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  };
}

function useOverText(): (over: OverLimit) => string {
  const { over, read } = useMessages("list");
  return (found) => {
    if (found.kind === "sections")
      return over.sections({ count: found.count, most: menuLimits.sections });
    if (found.kind === "sectionName") return over.sectionName({ name: found.name });
    const name = found.name ?? read.unnamed;
    return over.items({ name, count: found.count, most: menuLimits.itemsPerSection });
  };
}
