import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { canRetry, type FailedChange } from "./changes.ts";
import { isEdited } from "./edited-fields.ts";
import { useEditor } from "./editor-context.ts";
import { fieldOf, pairsOf, type Fields } from "./fields.ts";
import { NewerValues } from "./newer-values.tsx";
import { Closer } from "./opener.tsx";
import { failureOf } from "./operation-kinds.ts";
import { OperationForm } from "./operation-form.tsx";
import { useReturnFocus } from "./use-return-focus.ts";
import { useFailureText } from "./use-failure-text.ts";

export function failureId(changeId: number): string {
  return `failure-${changeId}`;
}

export function FailureNotice({ change }: { change: FailedChange }) {
  const { discard } = useEditor();
  useReturnFocus(
    `#item-${fieldOf(change.fields, "itemId")} [data-menu]`,
    `#title-${fieldOf(change.fields, "sectionId")}`,
    ".toolbar a",
  );
  const { failed, retry } = useMessages("editor");
  const { buttons } = useMessages("ui");
  const failureText = useFailureText();
  const language = useLanguage();
  const { failure, again, id } = change;
  if (!failure) return null;
  const typed = typedIn(again);
  return (
    <div className="failure" id={failureId(id)} role="alert" tabIndex={-1}>
      <p>
        <strong>{failed[failureOf(again)]}</strong>
        {typed !== "" && (
          <>
            {": "}
            <span lang={textLanguage(typed, language)}>{typed}</span>
          </>
        )}
        <br />
        <small>{failureText(failure)}</small>
      </p>
      <NewerValues change={change} />
      <div className="actions">
        {canRetry(change) && (
          <OperationForm fields={again} replaces={id}>
            <button className="text-button">{buttons.tryAgain}</button>
          </OperationForm>
        )}
        <Closer className="text-button quiet" onClose={() => discard(id)}>
          {retry.discard}
        </Closer>
      </div>
    </div>
  );
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
