import { useMessages } from "#app/ui/messages.tsx";
import type { StandSize } from "#app/ui/stand/sizes.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { MOST_TABLES } from "./tables.ts";

interface TablesFormProps {
  typed?: string;
  size?: StandSize;
  isWrong?: boolean;
}

/** Leads to the stands of as many tables as are typed. */
export function TablesForm({ typed, size, isWrong = false }: TablesFormProps) {
  const { print } = useMessages("share");
  return (
    <form className="tables-form" action="/shop/share/stand">
      {size !== undefined && <input type="hidden" name="size" value={size} />}
      <TextField
        id="tables"
        name="tables"
        label={print.tables}
        hint={print.tablesHint}
        problem={isWrong ? print.wrongTables({ most: MOST_TABLES }) : undefined}
        defaultValue={typed}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <button className="button">{print.make}</button>
    </form>
  );
}
