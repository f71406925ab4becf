import type { MendedLine } from "#app/domain/menus/list/mends.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { useListActions } from "./list-actions.ts";

/** The lines that are no dishes, and why; any of them can be taken up after all. */
export function LeftOutLines({ lines }: { lines: MendedLine[] }) {
  const { leftOut } = useMessages("list");
  if (lines.length === 0) return null;
  return (
    <details className="list-left-out">
      <summary className="fold">{leftOut.title({ count: lines.length })}</summary>
      <ul>
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <LeftOutLine key={line.key} line={line} />
        ))}
      </ul>
    </details>
  );
}

/** A list with more is not one of dishes. */
const MOST_SHOWN = 200;

function LeftOutLine({ line }: { line: MendedLine }) {
  const { leftOut, mend } = useMessages("list");
  const actions = useListActions();
  const language = useLanguage();
  const { key, text, why } = line;
  return (
    <li>
      <p>
        <span lang={textLanguage(text, language)}>{text}</span> <small>{leftOut.why[why]}</small>
      </p>
      <div className="list-answers">
        {why === "byYou" ? (
          <button type="button" onClick={() => actions.mend(key, { isLeftOut: false })}>
            {mend.putBack}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => actions.mend(key, { as: "dish" })}>
              {mend.dish}
            </button>
            <button type="button" onClick={() => actions.mend(key, { as: "section" })}>
              {mend.section}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
