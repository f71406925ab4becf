import { useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { sectionFormTexts } from "#app/domain/menus/section-fields.ts";
import { weekdayName, WEEKDAYS } from "#app/messages/weekdays.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { Labelled } from "#app/routes/menu/editor/forms/labelled.tsx";
import { MarkPicker } from "#app/routes/menu/editor/forms/mark-picker.tsx";
import { Closer } from "#app/routes/menu/editor/forms/opener.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { sendOrClose } from "#app/routes/menu/editor/forms/send-or-close.ts";
import { useKeptForm } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { useReturnFocus } from "#app/routes/menu/editor/forms/use-return-focus.ts";
import {
  useWrongField,
  wrongAs,
  wrongIn,
  type WrongField,
} from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { WrongNote } from "#app/routes/menu/editor/forms/wrong-note.tsx";
import { wasField } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { fieldOf, textsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

interface SectionFormProps {
  section: Section;
  /** A failed edit of this section, whose texts are filled in again. */
  failed: FailedChange | undefined;
  onClose: () => void;
}

/** Everything that a section says besides its items and subheaders. */
export function SectionForm({ section, failed, onClose }: SectionFormProps) {
  const { sections, itemForm } = useMessages("editor");
  const { buttons } = useMessages("ui");
  // Later changes its owner has not seen.
  const [seen] = useState(() => sectionFormTexts(section));
  const part = `edit-section-${section.id}`;
  const kept = useKeptForm(part, onClose);
  const typed = kept.typed ?? failed?.again ?? seen;
  const isHydrated = useIsHydrated();
  const { wrong, onInput, tell } = useWrongField(part);
  useReturnFocus(`#title-${section.id}`);
  return (
    <OperationForm
      className="item-form section-form"
      operation="edit-section"
      replaces={failed?.id}
      fields={[["sectionId", String(section.id)], wasField(seen)]}
      aria-label={section.name}
      kept={kept}
      noValidate={isHydrated}
      onInput={onInput}
      onSend={(fields, form) => {
        const found = wrongIn(fields, form);
        if (!found) return sendOrClose(fields, kept, failed);
        tell(found, form);
        return false;
      }}
      onCancel={kept.close}
    >
      <Labelled label={sections.name}>
        <input
          name="name"
          defaultValue={fieldOf(typed, "name")}
          autoComplete="off"
          autoFocus
          required
          {...wrongAs(wrong, "name")}
        />
      </Labelled>
      <WrongNote wrong={wrong} of={["name"]} />
      <Labelled label={itemForm.secondName}>
        <input
          name="secondName"
          defaultValue={fieldOf(typed, "secondName")}
          autoComplete="off"
          {...wrongAs(wrong, "secondName")}
        />
      </Labelled>
      <WrongNote wrong={wrong} of={["secondName"]} />
      <MarkPicker mark={fieldOf(typed, "diet") ?? ""} isTitled />
      <ServedTimes typed={typed} wrong={wrong} />
      <ServedDays typed={typed} />
      <div className="actions">
        <Closer className="button" at={`#section-${section.id}`} onClose={kept.close}>
          {buttons.cancel}
        </Closer>
        <button className="button primary">{buttons.save}</button>
      </div>
    </OperationForm>
  );
}

interface ServedTimesProps {
  typed: Fields;
  wrong: WrongField | undefined;
}

function ServedTimes({ typed, wrong }: ServedTimesProps) {
  const { sections } = useMessages("editor");
  const times = ["servedFrom", "servedTo"] as const;
  return (
    <>
      <div className="choices">
        {times.map((name) => (
          <Labelled key={name} label={sections[name]}>
            <input
              type="time"
              name={name}
              defaultValue={fieldOf(typed, name)}
              {...wrongAs(wrong, name)}
            />
          </Labelled>
        ))}
      </div>
      <WrongNote wrong={wrong} of={[...times]} />
    </>
  );
}

function ServedDays({ typed }: { typed: Fields }) {
  const { sections } = useMessages("editor");
  const language = useLanguage();
  const chosen = textsOf(typed, "servedDays");
  return (
    <fieldset className="days">
      <legend>{sections.servedDays}</legend>
      {WEEKDAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            name="servedDays"
            value={day}
            defaultChecked={chosen.includes(String(day))}
          />
          {weekdayName(day, language)}
        </label>
      ))}
    </fieldset>
  );
}
