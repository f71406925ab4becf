import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Conflict } from "./conflicts.ts";

/** So many are told of at once. */
const SHOWN = 5;

/** Says of each thing what another phone has done to it. */
export function ConflictLines({ conflicts }: { conflicts: Conflict[] }) {
  const { conflict } = useMessages("saving");
  if (conflicts.length === 0) return null;
  const more = conflicts.slice(SHOWN);
  return (
    <>
      <Lines conflicts={conflicts.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="fold">{conflict.more({ count: more.length })}</summary>
          <Lines conflicts={more} />
        </details>
      )}
    </>
  );
}

function Lines({ conflicts }: { conflicts: Conflict[] }) {
  const { conflict } = useMessages("saving");
  const language = useLanguage();
  const worded = (text: string) => <span lang={textLanguage(text, language)} />;
  return (
    <ul>
      {conflicts.map(({ name, what, there = "", here = "" }, index) => {
        const tags = { own: worded(name), theirs: worded(there), mine: worded(here) };
        return (
          <li key={`${index} ${name}`}>
            {what === "stray" ? (
              <>
                <span lang={textLanguage(name, language)}>{name}</span>{" "}
                <b lang={textLanguage(here, language)}>{here}</b>
              </>
            ) : (
              rich(conflict[what]({ name, there, here, ...tags }))
            )}
          </li>
        );
      })}
    </ul>
  );
}
