import { useState } from "react";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { openList } from "#app/routes/menu/editor/list/list-opening.ts";
import { useFailureText } from "#app/routes/menu/editor/use-failure-text.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes.ts";
import { fieldOf } from "#app/routes/menu/editor/fields.ts";
import { EntryPrice } from "./entry-price.tsx";
import { MarkPicker } from "#app/routes/menu/editor/mark-picker.tsx";
import { SizeNames } from "./size-names.tsx";
import { wrongFieldOf, type EntryProblem } from "./entry-fields.ts";
import { FROM, nextDishId, ROW } from "./plain-row.ts";
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
  const { form, wrong, sizesAsked, sizeNames, add, goOn, onInput, backToPrice } = useEntry(
    section,
    refused,
  );
  const typed = refused?.fields ?? [];
  const hintId = `entry-hint-${section.id}`;
  const wrongField = wrong && wrongFieldOf(wrong);
  const [known, setKnown] = useState("");
  const problemText = useProblemText();
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
      <MarkPicker mark={fieldOf(typed, "diet") ?? section.items.at(-1)?.diet ?? ""} />
      <input
        name="name"
        id={nextDishId(section.id)}
        aria-label={entry.name}
        placeholder={entry.next}
        defaultValue={fieldOf(typed, "name")}
        autoFocus={refused && wrongField === "name"}
        aria-invalid={wrongField === "name"}
        aria-describedby={hintId}
        maxLength={menuLimits.nameLength}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain").trim();
          if (!/[\n\t]/.test(text)) return;
          event.preventDefault();
          openList({ text, sectionId: section.id });
        }}
        onBlur={({ target }) => {
          const typed = target.value.trim();
          const isKnown = section.items.some(({ name }) => isSame(name, typed));
          setKnown(isKnown ? typed : "");
        }}
      />
      <EntryPrice
        typed={fieldOf(typed, "priceRupees")}
        hasFocus={refused && wrongField === "price"}
        isWrong={wrongField === "price"}
        hintId={hintId}
      />
      <button className="entry-next" aria-label={entry.add}>
        <Icon name="enter" />
      </button>
      {sizesAsked > 0 && (
        <SizeNames
          key={sizesAsked}
          count={sizesAsked}
          typed={sizeNames}
          onName={add}
          onCancel={backToPrice}
        />
      )}
      <p id={hintId} className="entry-hint" aria-live="polite">
        {wrong && problemText(wrong)}
        {!wrong && isGone && entry.gone({ section: section.name })}
        {!wrong && !isGone && known !== "" && entry.known({ name: known })}
      </p>
    </form>
  );
}

function useProblemText(): (problem: EntryProblem) => string {
  const { unclear } = useMessages("entry");
  const failureText = useFailureText();
  return (problem) => (problem.reason === "unclear" ? unclear(problem) : failureText(problem));
}

function isSame(name: string, typed: string): boolean {
  return typed !== "" && name.toLowerCase() === typed.toLowerCase();
}
