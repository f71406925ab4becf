import { useState } from "react";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { openList } from "#app/routes/menu/editor/list/list-opening.ts";
import { useFailureText } from "#app/routes/menu/editor/use-failure-text.ts";
import { EntryPrice } from "./entry-price.tsx";
import { MarkPicker } from "#app/routes/menu/editor/mark-picker.tsx";
import { SizeNames } from "./size-names.tsx";
import type { EntryProblem } from "./entry-fields.ts";
import { useEntry } from "./use-entry.ts";

/**
 * The row at the end of a section in which one dish after another is typed: name, Enter, price, Enter. Its fields stay
 * the same elements, so that a phone's keyboard never closes.
 */
export function EntryRow({ section }: { section: Section }) {
  const entry = useMessages("entry");
  const { form, wrong, sizesAsked, sizeNames, add, goOn, onInput, backToPrice } = useEntry(section);
  const [known, setKnown] = useState("");
  const problemText = useProblemText();
  return (
    <form
      ref={form}
      className="entry"
      method="post"
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
      <MarkPicker mark={section.items.at(-1)?.diet ?? ""} />
      <input
        name="name"
        aria-label={entry.name}
        placeholder={entry.next}
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
      <EntryPrice isWrong={wrong !== undefined} />
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
      <p className="entry-hint" aria-live="polite">
        {wrong && problemText(wrong)}
        {!wrong && known !== "" && entry.known({ name: known })}
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
