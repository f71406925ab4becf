import { useEffect, useRef, type ReactNode } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { canRetry } from "#app/routes/menu/editor/changes/changes.ts";
import { isTyping } from "#app/routes/menu/editor/changes/when-nobody-types.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { Closer } from "#app/routes/menu/editor/forms/opener.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { useReturnFocus } from "#app/routes/menu/editor/forms/use-return-focus.ts";
import { failureId } from "#app/routes/menu/editor/operations/failure.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { ConflictLines } from "./conflict-lines.tsx";
import { conflictsOf, type Conflict } from "./conflicts.ts";
import { isFormEdit, theirsOf } from "./edit-conflict.ts";
import { NewerValues } from "./newer-values.tsx";
import { StrayForm } from "./stray-form.tsx";
import { strayIn } from "./strays.ts";
import { typedIn } from "./typed-in.ts";
import { useChoice } from "./use-choice.ts";
import { useFailureText } from "./use-failure-text.ts";

export function FailureNotice({ change }: { change: FailedChange }) {
  useReturnFocus(
    `#item-${fieldOf(change.fields, "itemId")} [data-menu]`,
    `#title-${fieldOf(change.fields, "sectionId")}`,
    ".toolbar a",
  );
  const { id, menu } = change;
  const conflicts = conflictsOf(change, menu);
  const stray = strayIn(change, menu);
  const choice = useChoice(change, conflicts, stray);
  const notice = useComingIntoView(id, conflicts.length > 0 || stray !== undefined);
  const said = useSaid(change, choice.why);
  if (said === undefined) return null;
  const typed = isSaidBelow(change, conflicts) ? "" : typedIn(change.again);
  return (
    <div ref={notice} className="failure" id={failureId(id)} role="alert" tabIndex={-1}>
      <Title title={choice.title} typed={typed}>
        {stray?.gone ? <WhichIsGone section={stray.gone} /> : said}
      </Title>
      {!change.awaitsMenu && <NewerValues change={change} />}
      <ConflictLines conflicts={conflicts} />
      {stray && <StrayForm change={change} stray={stray} />}
      <Choice change={change} yes={choice.yes} no={choice.no} isConflict={conflicts.length > 0} />
    </div>
  );
}

/** Why the change was not saved; undefined if it was. */
function useSaid(
  { failure, awaitsMenu }: FailedChange,
  why: string | undefined,
): string | undefined {
  const failureText = useFailureText();
  const { left } = useMessages("saving");
  if (failure?.reason === "stale" && awaitsMenu) return left.waits;
  return failure && (why ?? failureText(failure));
}

interface TitleProps {
  title: string;
  typed: string;
  children: ReactNode;
}

function Title({ title, typed, children }: TitleProps) {
  const language = useLanguage();
  return (
    <p>
      <strong>{title}</strong>
      {typed !== "" && (
        <>
          {": "}
          <span lang={textLanguage(typed, language)}>{typed}</span>
        </>
      )}
      <br />
      <small>{children}</small>
    </p>
  );
}

interface ChoiceProps {
  change: FailedChange;
  /** Undefined where it cannot be tried again as it is. */
  yes: string | undefined;
  no: string;
  /** Whether another phone has changed the same. */
  isConflict: boolean;
}

function Choice({ change, yes, no, isConflict }: ChoiceProps) {
  const { discard } = useEditor();
  const { again, id } = change;
  const theirs = isConflict ? theirsOf(change) : undefined;
  return (
    <div className="actions">
      {yes !== undefined && canRetry(change) && (
        <OperationForm fields={again} replaces={id}>
          <button className="text-button">{yes}</button>
        </OperationForm>
      )}
      {theirs ? (
        <OperationForm fields={theirs} replaces={id}>
          <button className="text-button quiet">{no}</button>
        </OperationForm>
      ) : (
        <Closer className="text-button quiet" onClose={() => discard(id)}>
          {no}
        </Closer>
      )}
    </div>
  );
}

/** Whether the lines below say all that was typed. */
function isSaidBelow({ fields }: FailedChange, conflicts: Conflict[]): boolean {
  return isFormEdit(fields) && conflicts.some(({ what }) => what === "differs");
}

function WhichIsGone({ section }: { section: Section }) {
  const { why } = useMessages("saving").stray;
  const own = <span lang={textLanguage(section.name, useLanguage())} />;
  return rich(why.named({ section: section.name, own }));
}

/** So long after a change somebody still looks for what it came to, in milliseconds. */
const FRESH_MS = 10_000;

/** Scrolls to what has just come to be decided on: it may stand far from what was tapped. */
function useComingIntoView(id: number, isDecision: boolean) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Ids are the times at which changes were made, or left.
    const isFresh = Date.now() - id < FRESH_MS;
    const { current } = notice;
    // The one above it comes first, and begins where it can be read.
    const isNext = current?.previousElementSibling?.matches(".failure");
    if (isDecision && isFresh && !isNext && !isTyping())
      current?.scrollIntoView({ block: "nearest" });
  }, [id, isDecision]);
  return notice;
}
