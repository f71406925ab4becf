import { useId, useMemo, useState } from "react";
import type { ListPlan, PlannedGroup } from "#app/domain/menus/list/list-plan.ts";
import type { PlannedDish } from "#app/domain/menus/list/planned-dish.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { ChangesForAll } from "./changes-for-all.tsx";
import { DetailsOfFile } from "./details-of-file.tsx";
import { DishRow } from "./dish-row.tsx";
import type { FileDetail } from "./file-details.ts";
import { FileNotes } from "./file-notes.tsx";
import { LeftOutLines } from "./left-out-lines.tsx";
import { MissingDishes } from "./missing-dishes.tsx";
import { SectionRow } from "./section-row.tsx";
import { SizesForAll } from "./sizes-for-all.tsx";
import type { ChangeDraft } from "./list-draft.ts";
import { useLongList } from "./use-long-list.ts";
import type { Reading } from "./use-read-list.ts";

interface WhatWeReadProps {
  plan: ListPlan | undefined;
  reading: Reading & { isReading: boolean };
  /** The key of the dish whose form is open. */
  editing: string | null;
  change: ChangeDraft;
  sections: Section[];
  details: FileDetail[];
}

/** What was read, section by section, with a question wherever there is one. */
export function WhatWeRead(props: WhatWeReadProps) {
  const { plan, reading, editing, change, sections, details } = props;
  const { read, more } = useMessages("list");
  const refusal = useRefusalText();
  const [isOpenOnly, setOpenOnly] = useState(false);
  const titleId = useId();
  const toLookAt = plan?.counts.toLookAt ?? 0;
  const rows = useMemo(
    () => rowsOf(plan, isOpenOnly && toLookAt > 0),
    [plan, isOpenOnly, toLookAt],
  );
  const { count, end, grow } = useLongList(rows.length);
  return (
    <section className="list-into" aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>{read.title}</h3>
        <p role="status">
          <Counts
            plan={plan}
            isReading={reading.isReading}
            isOpenOnly={isOpenOnly}
            onPress={() => setOpenOnly(!isOpenOnly)}
          />
        </p>
      </header>
      <p role="alert" className="alert">
        {refusal(reading)}
      </p>
      {!plan && !reading.refusal && <p className="list-none">{read.nothing}</p>}
      {plan && (
        <>
          {plan.groups.length + details.length === 0 && (
            <p className="list-none">{reading.extras ? read.emptyFile : read.empty}</p>
          )}
          <DetailsOfFile details={details} change={change} />
          <SizesForAll plan={plan} change={change} />
          <ChangesForAll plan={plan} change={change} />
          <ul className="list-rows">
            {rows
              .slice(0, count)
              .map((row) =>
                "planned" in row ? (
                  <DishRow
                    key={row.planned.dish.key}
                    planned={row.planned}
                    isEditing={editing === row.planned.dish.key}
                  />
                ) : (
                  <SectionRow key={row.group.section.key} group={row.group} sections={sections} />
                ),
              )}
          </ul>
          {rows.length > count && (
            <button ref={end} type="button" className="text-button" onClick={grow}>
              {more}
            </button>
          )}
          <Notes plan={plan} reading={reading} />
          <MissingDishes missing={plan.missing} change={change} />
        </>
      )}
    </section>
  );
}

type Row = { group: PlannedGroup } | { planned: PlannedDish };

function rowsOf(plan: ListPlan | undefined, isOpenOnly: boolean): Row[] {
  return (plan?.groups ?? []).flatMap((group): Row[] => {
    const dishes = isOpenOnly ? group.dishes.filter(({ isToLookAt }) => isToLookAt) : group.dishes;
    return dishes.length > 0 ? [{ group }, ...dishes.map((planned) => ({ planned }))] : [];
  });
}

interface CountsProps {
  plan: ListPlan | undefined;
  isReading: boolean;
  isOpenOnly: boolean;
  onPress: () => void;
}

/** "40 ready, 2 to look at", where the second shows those alone. */
function Counts({ plan, isReading, isOpenOnly, onPress }: CountsProps) {
  const { read } = useMessages("list");
  if (!plan) return isReading && read.reading;
  const { ready, toLookAt } = plan.counts;
  return (
    <>
      <span>{read.ready({ count: ready })}</span>
      {toLookAt > 0 && (
        <button type="button" aria-pressed={isOpenOnly} onClick={onPress}>
          {read.toLookAt({ count: toLookAt })}
        </button>
      )}
    </>
  );
}

/** Why nothing could be read; of a menu file also which field is wrong. */
function useRefusalText(): (reading: Reading) => string | undefined {
  const { refused, jsonAt } = useMessages("list");
  const problems = useMessages("problems");
  return ({ refusal, wrong }) => {
    if (!wrong || wrong.path === "(file)") return refusal && refused[refusal];
    const at = jsonAt({ path: wrong.path });
    return Object.hasOwn(problems, wrong.code) ? `${at} ${problemText(problems, wrong)}` : at;
  };
}

function Notes({ plan, reading }: { plan: ListPlan; reading: Reading }) {
  const { read } = useMessages("list");
  const { same } = plan.counts;
  const unused = reading.list?.unusedColumns ?? [];
  return (
    <>
      {same > 0 && <p className="list-none">{read.same({ count: same })}</p>}
      {unused.length > 0 && (
        <p className="list-none">{read.unused({ columns: unused.join(", ") })}</p>
      )}
      <LeftOutLines lines={plan.leftOut} />
      <FileNotes notes={reading.extras?.notes ?? []} />
    </>
  );
}
