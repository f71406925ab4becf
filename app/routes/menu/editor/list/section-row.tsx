import { isSectionKept } from "#app/domain/menus/list/kept-section.ts";
import type { PlannedGroup } from "#app/domain/menus/list/list-plan.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { useListActions } from "./list-actions.ts";

const NEW = "new";

/** The heading of a section, and where its dishes go. Its name can be mended where it makes a new section. */
export function SectionRow({ group, sections }: { group: PlannedGroup; sections: Section[] }) {
  const { read } = useMessages("list");
  const { mend, send } = useListActions();
  const language = useLanguage();
  const { section, goal } = group;
  const { name } = section;
  return (
    <li className="list-section">
      {goal ? (
        <h4 lang={textLanguage(name, language)}>{name}</h4>
      ) : (
        <input
          key={name}
          aria-label={read.nameOf({ name })}
          lang={textLanguage(name, language)}
          defaultValue={name}
          onBlur={({ currentTarget }) => {
            const typed = currentTarget.value.trim();
            if (typed !== "" && typed !== name) mend(section.key, { name: typed });
          }}
        />
      )}
      {sections.length > 0 && (
        <select
          aria-label={read.goesTo({ name })}
          value={goal?.id ?? NEW}
          onChange={({ currentTarget: { value } }) =>
            send(section.key, value === NEW ? null : Number(value))
          }
        >
          <option value={NEW}>{read.newSection}</option>
          {sections.map(({ id, name }) => (
            <option key={id} value={id}>
              {read.to({ section: name })}
            </option>
          ))}
        </select>
      )}
      {goal && isSectionKept(section, goal) && <small>{read.sectionStays}</small>}
    </li>
  );
}
