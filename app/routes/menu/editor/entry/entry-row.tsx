import { useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useFailureText } from "#app/routes/menu/editor/conflicts/use-failure-text.ts";
import { MarkPicker } from "#app/routes/menu/editor/forms/mark-picker.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { wrongFieldOf, type EntryProblem } from "./entry-fields.ts";
import { EntryName, type EntryFieldProps } from "./entry-name.tsx";
import { EntryPrice } from "./entry-price.tsx";
import { FROM, ROW } from "./plain-row.ts";
import { SizeNames } from "./size-names.tsx";
import { useEntry } from "./use-entry.ts";

interface EntryRowProps {
  section: Section;
  /** A dish that was refused where no script runs. */
  refused: FailedChange | undefined;
  /** Whether another phone has deleted the section: what is typed waits in the notice above. */
  isGone: boolean;
}

/**
 * The row at the end of a section in which one dish after another is typed: name, Enter, price, Enter. Its fields stay
 * the same elements, so that a phone's keyboard never closes.
 */
export function EntryRow({ section, refused, isGone }: EntryRowProps) {
  const entry = useMessages("entry");
  const { form, wrong, sizesAsked, sizeNames, add, goOn, onInput, ...row } = useEntry(
    section,
    refused,
  );
  const [known, setKnown] = useState("");
  const field = fieldsOf(section, refused, wrong);
  const hint = useHint({ section, wrong, isGone, offered: row.offered, known });
  return (
    <form
      ref={form}
      className="entry"
      method="post"
      // To where the section is unfolded. Without a fragment the field that is wrong takes the focus.
      action={`?open=section-${section.id}`}
      aria-label={entry.title({ section: section.name })}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
      onInput={() => {
        onInput();
        setKnown("");
      }}
    >
      <input type="hidden" name="operation" value="add-item" />
      <input type="hidden" name="sectionId" value={section.id} />
      <input type="hidden" name={FROM} value={ROW} />
      <MarkPicker mark={markFor(section, refused)} ofSection={section.diet} />
      <EntryName
        {...field("name")}
        section={section}
        onKnown={(name) => {
          setKnown(name);
          if (name !== "") row.keepInSight();
        }}
      />
      <EntryPrice
        {...field("price")}
        onFocus={() => {
          row.offer();
          row.keepInSight();
        }}
        onBlur={row.withdraw}
      />
      <NextButton />
      {sizesAsked > 0 && (
        <SizeNames
          key={sizesAsked}
          count={sizesAsked}
          typed={sizeNames}
          onName={add}
          onCancel={row.backToPrice}
        />
      )}
      <p id={hintIdOf(section.id)} className="entry-hint" aria-live="polite">
        {hint}
      </p>
    </form>
  );
}

function NextButton() {
  return (
    <button
      className="entry-next"
      aria-label={useMessages("entry").add}
      // A press must not take the focus from the field: the keyboard would close.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Icon name="enter" />
    </button>
  );
}

interface HintProps extends Pick<EntryRowProps, "section" | "isGone"> {
  wrong: EntryProblem | undefined;
  offered: string;
  known: string;
}

/** What is said below the row. */
function useHint({ section, wrong, isGone, offered, known }: HintProps): string {
  const entry = useMessages("entry");
  const failureText = useFailureText();
  if (wrong) return wrong.reason === "unclear" ? entry.unclear(wrong) : failureText(wrong);
  if (isGone) return entry.gone({ section: section.name });
  return [
    known === "" ? "" : entry.known({ name: known }),
    offered === "" ? "" : entry.offered({ price: offered }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The mark of the dish that was refused, or of the one before. */
function markFor({ items }: Section, refused: FailedChange | undefined): string {
  return fieldOf(refused?.fields ?? [], "diet") ?? items.at(-1)?.diet ?? "";
}

const NAMES = { name: "name", price: "priceRupees" };

/** What each of the two fields shows. */
function fieldsOf(
  { id }: Section,
  refused: FailedChange | undefined,
  wrong: EntryProblem | undefined,
): (field: "name" | "price") => EntryFieldProps {
  const wrongField = wrong && wrongFieldOf(wrong);
  return (field) => ({
    typed: fieldOf(refused?.fields ?? [], NAMES[field]),
    hasFocus: refused !== undefined && field === wrongField,
    isWrong: field === wrongField,
    hintId: hintIdOf(id),
  });
}

const hintIdOf = (sectionId: number) => `entry-hint-${sectionId}`;
