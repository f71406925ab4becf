import { menuLimits } from "#app/domain/menus/limits.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { pairsOf, type Fields } from "./fields.ts";
import { PairRows } from "./pair-rows.tsx";

/** The lines of the menu's footer, such as Timings: 11 am to 11 pm. Blank lines are not saved. */
export function FooterRows({ typed }: { typed: Fields }) {
  const { lines } = useMessages("editor");
  return (
    <PairRows
      title={lines.title}
      none={lines.none}
      add={lines.add}
      moveUp={lines.moveUp}
      remove={lines.remove}
      most={menuLimits.footerLines}
      pairs={pairsOf(typed, "footerLabel", "footerText")}
    >
      {({ first, second }, number) => (
        <>
          <input
            name="footerLabel"
            aria-label={lines.label({ number })}
            placeholder={lines.labelPlaceholder}
            defaultValue={first}
            autoComplete="off"
          />
          <input
            name="footerText"
            aria-label={lines.text({ number })}
            placeholder={lines.textPlaceholder}
            defaultValue={second}
            autoComplete="off"
          />
        </>
      )}
    </PairRows>
  );
}
