import { menuLimits } from "#app/domain/menus/limits.ts";
import { pairsOf, type Fields } from "./fields.ts";
import { PairRows } from "./pair-rows.tsx";

/** The lines of the menu's footer, such as Timings: 11 am to 11 pm. Blank lines are not saved. */
export function FooterRows({ typed }: { typed: Fields }) {
  return (
    <PairRows
      legend="Lines at the end of the menu"
      noun="line"
      none="No lines"
      most={menuLimits.footerLines}
      pairs={pairsOf(typed, "footerLabel", "footerText")}
    >
      {({ first, second }, number) => (
        <>
          <input
            name="footerLabel"
            aria-label={`Left side ${number}`}
            placeholder="Timings"
            defaultValue={first}
            maxLength={menuLimits.nameLength}
            autoComplete="off"
          />
          <input
            name="footerText"
            aria-label={`Right side ${number}`}
            placeholder="11 am to 11 pm"
            defaultValue={second}
            maxLength={menuLimits.textLength}
            autoComplete="off"
          />
        </>
      )}
    </PairRows>
  );
}
