import { useEffect, useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { ConflictLines } from "./conflict-lines.tsx";
import { conflictsOf, type Conflict } from "./conflicts.ts";
import { canRetry, type FailedChange } from "./changes.ts";
import { isEdited } from "./edited-fields.ts";
import { useEditor } from "./editor-context.ts";
import { failureId } from "./failure.ts";
import { fieldOf, pairsOf, type Fields } from "./fields.ts";
import { NewerValues } from "./newer-values.tsx";
import { Closer } from "./opener.tsx";
import { failureOf } from "./operation-kinds.ts";
import { OperationForm } from "./operation-form.tsx";
import { isPatchOfNothing, patchIn } from "./patch-fields.ts";
import { StrayForm } from "./stray-form.tsx";
import { strayIn, type Stray } from "./strays.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useFailureText } from "./use-failure-text.ts";
import { isTyping } from "./when-nobody-types.ts";

export function FailureNotice({ change }: { change: FailedChange }) {
  const { discard } = useEditor();
  useReturnFocus(
    `#item-${fieldOf(change.fields, "itemId")} [data-menu]`,
    `#title-${fieldOf(change.fields, "sectionId")}`,
    ".toolbar a",
  );
  const failureText = useFailureText();
  const language = useLanguage();
  const { failure, again, id, menu } = change;
  const conflicts = conflictsOf(change, menu);
  const stray = strayIn(change, menu);
  const choice = useChoice(change, conflicts, stray);
  const notice = useComingIntoView(id, conflicts.length > 0 || stray !== undefined);
  if (!failure) return null;
  const typed = typedIn(again);
  return (
    <div ref={notice} className="failure" id={failureId(id)} role="alert" tabIndex={-1}>
      <p>
        <strong>{choice.title}</strong>
        {typed !== "" && (
          <>
            {": "}
            <span lang={textLanguage(typed, language)}>{typed}</span>
          </>
        )}
        <br />
        <small>
          {stray?.gone ? (
            <WhichIsGone section={stray.gone} />
          ) : (
            (choice.why ?? failureText(failure))
          )}
        </small>
      </p>
      <NewerValues change={change} />
      <ConflictLines conflicts={conflicts} />
      {stray && <StrayForm change={change} stray={stray} />}
      <div className="actions">
        {canRetry(change) && (
          <OperationForm fields={again} replaces={id}>
            <button className="text-button">{choice.yes}</button>
          </OperationForm>
        )}
        <Closer className="text-button quiet" onClose={() => discard(id)}>
          {choice.no}
        </Closer>
      </div>
    </div>
  );
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
    if (isDecision && isFresh && !isTyping()) notice.current?.scrollIntoView({ block: "nearest" });
  }, [id, isDecision]);
  return notice;
}

/** What the notice and its buttons say; `why` is left to the refusal unless another phone has changed the same. */
function useChoice({ fields, again }: FailedChange, conflicts: Conflict[], stray?: Stray) {
  const { failed, retry } = useMessages("editor");
  const { left, stray: strays } = useMessages("saving");
  const { buttons } = useMessages("ui");
  const title = failed[failureOf(again)];
  const plain = { title, why: undefined, yes: buttons.tryAgain, no: retry.discard };
  if (stray) {
    const count = conflicts.length;
    const why = strays.why[stray.what];
    return { ...plain, title: count > 0 ? strays.title({ count }) : title, why };
  }
  if (conflicts.length === 0) return plain;
  const what = decisionOn(fields, again);
  const yes = left.yes[what === "deleted" ? "edit" : what];
  const heading = what === "delete" ? title : left.title[what];
  return { title: heading, why: left.why[what], yes, no: left.no[what] };
}

/** What somebody has to decide on; nothing more where all that was to be changed is deleted. */
function decisionOn(fields: Fields, again: Fields): "edit" | "undo" | "delete" | "deleted" {
  const patch = patchIn(fields);
  if (isPatchOfNothing(again)) return "deleted";
  if (fieldOf(fields, "as") === "undo") return "undo";
  return patch && patch.items.length + patch.sections.length > 0 ? "edit" : "delete";
}

/** The fields of one text that are shown where they were edited. */
const TEXTS = [
  "description",
  "secondName",
  "phoneNumber",
  "foodType",
  "address",
  "latitude",
  "longitude",
  "fssaiNumber",
  "categories",
];

function typedIn(fields: Fields): string {
  const texts = TEXTS.filter((name) => isEdited(fields, name));
  const rupees = fieldOf(fields, "priceRupees");
  const words = [
    fieldOf(fields, "name"),
    fieldOf(fields, "text"),
    rupees && `₹${rupees}`,
    ...texts.map((name) => inOneLine(fieldOf(fields, name) ?? "")),
    ...rowsIn(fields, "optionName", "optionPriceRupees").map(([name, paid]) => `${name} ₹${paid}`),
    ...rowsIn(fields, "footerLabel", "footerText").map(([label, text]) => `${label}: ${text}`),
  ];
  return words.filter(Boolean).join(", ");
}

function inOneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(", ");
}

function rowsIn(fields: Fields, first: string, second: string): [string, string][] {
  if (!isEdited(fields, first)) return [];
  return pairsOf(fields, first, second).filter((row) => row.some((text) => text.trim() !== ""));
}
