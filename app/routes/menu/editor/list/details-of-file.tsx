import type { Detail } from "#app/domain/menus/imported-details.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import type { FileDetail } from "./file-details.ts";
import type { ChangeDraft } from "./list-draft.ts";

interface DetailsOfFileProps {
  details: FileDetail[];
  change: ChangeDraft;
}

/** What a menu file says otherwise of the shop, beside what the shop has, which stays unless somebody says otherwise. */
export function DetailsOfFile({ details, change }: DetailsOfFileProps) {
  const { title, stays } = useMessages("list").details;
  if (details.length === 0) return null;
  const take = (detail: Detail, isTaken: boolean) =>
    change((draft) => {
      const others = draft.details.filter((other) => other !== detail);
      return { ...draft, details: isTaken ? [...others, detail] : others };
    });
  return (
    <section className="list-details">
      <h4>{title}</h4>
      <p className="list-none">{stays}</p>
      {details.map((changed) => (
        <DetailQuestion key={changed.detail} {...changed} onTake={take} />
      ))}
    </section>
  );
}

interface DetailQuestionProps extends FileDetail {
  onTake: (detail: Detail, isTaken: boolean) => void;
}

function DetailQuestion({ detail, was, now, isTaken, onTake }: DetailQuestionProps) {
  const { details: texts } = useMessages("list");
  const { details: names } = useMessages("editor");
  const language = useLanguage();
  const name = detail === "footer" ? texts.footer : names[detail];
  const options = [
    { isIt: false, label: texts.now, value: was || texts.none },
    { isIt: true, label: texts.inFile, value: now },
  ];
  return (
    <fieldset>
      <legend>{name}</legend>
      {options.map(({ isIt, label, value }) => (
        <label key={label}>
          <input
            type="radio"
            name={`detail-${detail}`}
            checked={isTaken === isIt}
            onChange={() => onTake(detail, isIt)}
          />
          <small>{label}</small> <span lang={textLanguage(value, language)}>{value}</span>
        </label>
      ))}
    </fieldset>
  );
}
