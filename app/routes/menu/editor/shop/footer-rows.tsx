import { menuLimits } from "#app/domain/menus/limits.ts";
import { PairRows } from "#app/routes/menu/editor/forms/pair-rows.tsx";
import { pairsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";

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
      endsBlank
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
