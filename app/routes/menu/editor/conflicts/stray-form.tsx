import { useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { fieldsBack, fieldsInto, type Stray } from "./strays.ts";

interface StrayFormProps {
  change: FailedChange;
  stray: Stray;
}

/** Asks for a section for dishes that have none: theirs is gone or full, or they were deleted while they were changed. */
export function StrayForm({ change, stray }: StrayFormProps) {
  const { none } = useMessages("saving").stray;
  const isHydrated = useIsHydrated();
  // Without a script, only a field can say where.
  const isPlain = fieldOf(change.fields, "operation") === "add-item";
  return (
    <>
      {stray.to === undefined && !stray.gone && <p>{none}</p>}
      {stray.to !== undefined && (isPlain || isHydrated) && (
        <OtherSection change={change} stray={stray} to={stray.to} isPlain={isPlain} />
      )}
      {stray.gone && <OwnSection change={change} gone={stray.gone} />}
    </>
  );
}

function OtherSection(props: StrayFormProps & { to: number; isPlain: boolean }) {
  const { change, stray, isPlain } = props;
  const { section, add } = useMessages("saving").stray;
  const language = useLanguage();
  const [chosen, choose] = useState<number>();
  // The list may be another one by now.
  const to = stray.sections.find(({ id }) => id === chosen)?.id ?? props.to;
  const into = fieldsInto(change, to).filter(([name]) => !isPlain || name !== "sectionId");
  return (
    <OperationForm className="stray" fields={into} replaces={change.id}>
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

function OwnSection({ change, gone }: { change: FailedChange; gone: Section }) {
  const { back, backWith } = useMessages("saving").stray;
  const words = { section: gone.name, count: gone.items.length };
  return (
    <OperationForm className="stray" fields={fieldsBack(change, gone)} replaces={change.id}>
      <button className="button">{words.count > 0 ? backWith(words) : back(words)}</button>
    </OperationForm>
  );
}
