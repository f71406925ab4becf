import { menuLimits } from "#app/domain/menus/limits.ts";
import { Icon } from "./icon.tsx";
import { pairsOf, type Fields } from "./fields.ts";
import { RowTools } from "./row-tools.tsx";
import { useRows } from "./use-rows.ts";

/** The lines of the menu's footer, such as Timings: 11 am to 11 pm, in order. Blank lines are left out. */
export function FooterRows({ typed }: { typed: Fields }) {
  const { list, rows, add, remove, moveUp } = useRows(pairsOf(typed, "footerLabel", "footerText"));
  return (
    <fieldset className="rows" ref={list}>
      <legend>Lines at the end of the menu</legend>
      {rows.length === 0 && <p className="none">No lines</p>}
      {rows.map((row, index) => (
        <div key={row.key} className="row">
          <input
            name="footerLabel"
            aria-label={`Left side ${index + 1}`}
            placeholder="Timings"
            defaultValue={row.first}
            maxLength={menuLimits.nameLength}
            autoComplete="off"
          />
          <input
            name="footerText"
            aria-label={`Right side ${index + 1}`}
            placeholder="11 am to 11 pm"
            defaultValue={row.second}
            maxLength={menuLimits.textLength}
            autoComplete="off"
          />
          <RowTools name={`line ${index + 1}`} index={index} onMoveUp={moveUp} onRemove={remove} />
        </div>
      ))}
      {rows.length < menuLimits.footerLines && (
        <button type="button" className="text-button" onClick={add}>
          <Icon name="plus" /> Add line
        </button>
      )}
    </fieldset>
  );
}
