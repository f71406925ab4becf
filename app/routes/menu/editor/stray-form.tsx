import { useState } from "react";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import type { FailedChange } from "./changes.ts";
import { fieldOf } from "./fields.ts";
import { OperationForm } from "./operation-form.tsx";
import { fieldsInto, type Stray } from "./strays.ts";

interface StrayFormProps {
  change: FailedChange;
  stray: Stray;
}

/** Asks for a section for dishes whose own is gone, or that were deleted while they were changed. */
export function StrayForm({ change: { fields, id }, stray }: StrayFormProps) {
  const { section, add, none } = useMessages("saving").stray;
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const [chosen, choose] = useState<number>();
  // The list may be another one by now.
  const to = stray.sections.some((one) => one.id === chosen) ? chosen : stray.to;
  if (to === undefined) return <p>{none}</p>;
  const isPlain = fieldOf(fields, "operation") === "add-item";
  // Without a script, only a field can say where.
  if (!isPlain && !isHydrated) return null;
  const into = fieldsInto(fields, to).filter(([name]) => !isPlain || name !== "sectionId");
  return (
    <OperationForm className="stray" fields={into} replaces={id}>
      <label>
        {section}
        <select
          name={isPlain ? "sectionId" : undefined}
          value={to}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        >
          {stray.sections.map((one) => (
            <option key={one.id} value={one.id} lang={textLanguage(one.name, language)}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <button className="button">{add[stray.what]}</button>
    </OperationForm>
  );
}
