import { canRetry, type FailedChange } from "./changes.ts";
import { isEdited } from "./edited-fields.ts";
import { useEditor } from "./editor-context.ts";
import { tellFailure } from "./failure.ts";
import { fieldOf, pairsOf, type Fields } from "./fields.ts";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export function failureId(changeId: number): string {
  return `failure-${changeId}`;
}

/** Says what was not saved and why, repeats what was typed, and offers Retry and Discard. */
export function FailureNotice({ change }: { change: FailedChange }) {
  const { discard } = useEditor();
  useReturnFocus(
    `#item-${fieldOf(change.fields, "itemId")} .item-name`,
    `#title-${fieldOf(change.fields, "sectionId")}`,
    ".toolbar a",
  );
  const { problem, again, id } = change;
  if (!problem) return null;
  const failure = tellFailure(again, problem);
  const typed = typedIn(again);
  return (
    <div className="failure" id={failureId(id)} role="alert" tabIndex={-1}>
      <p>
        <strong>{failure.text}</strong>
        {typed !== "" && `: ${typed}`}
        <br />
        <small>{failure.why}</small>
      </p>
      <div className="actions">
        {(problem.reason === "logged-out" || problem.reason === "other-shop") && (
          <a className="text-button" href="/shop/login" target="_blank" rel="noreferrer">
            Log in
          </a>
        )}
        {canRetry(change) && (
          <OperationForm fields={again} replaces={id}>
            <button className="text-button">Retry</button>
          </OperationForm>
        )}
        <Closer className="text-button quiet" onClose={() => discard(id)}>
          Discard
        </Closer>
      </div>
    </div>
  );
}

/** What was typed, as one line: the name, and whatever else was edited. */
function typedIn(fields: Fields): string {
  const texts = ["description", "phoneNumber", "foodType", "categories"].filter((name) =>
    isEdited(fields, name),
  );
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
  return pairsOf(fields, first, second).filter(([name]) => name.trim() !== "");
}
