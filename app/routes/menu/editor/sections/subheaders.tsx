import { useRef } from "react";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { DragHandle } from "#app/routes/menu/editor/drag/drag-handle.tsx";
import { useSorting } from "#app/routes/menu/editor/drag/use-sorting.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { LineForm } from "#app/routes/menu/editor/forms/line-form.tsx";
import { Opener, useOpened } from "#app/routes/menu/editor/forms/opener.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

export function Subheaders({ section }: { section: Section }) {
  const { subheader } = useMessages("editor");
  const { submit, announceMove } = useEditor();
  const { subheaders } = section;
  const list = useRef<HTMLUListElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const seen = seenBy(section);
  function move(index: number, to: number): void {
    if (to < 1 || to > subheaders.length) return;
    submit([
      ["operation", "move-subheader"],
      ...seen,
      ["index", String(index)],
      ["to", String(to)],
    ]);
    announceMove(
      { name: subheaders[index] ?? "", to, count: subheaders.length },
      `#section-${section.id} [data-index="${to - 1}"] .handle`,
    );
  }
  useSorting({
    list,
    area: row,
    isRow: true,
    handle: ".handle",
    onMove: (entry, to) => move(Number(entry.dataset["index"]), to),
  });
  return (
    <div className="subheaders" ref={row}>
      <ul ref={list} aria-label={subheader.title}>
        {subheaders.map((text, index) => (
          // Not keyed by position, or a move would take the focus; equal texts need a number.
          <li
            key={`${text} ${subheaders.indexOf(text) === index ? "" : index}`}
            data-place={index + 1}
            data-index={index}
          >
            <Subheader
              section={section}
              text={text}
              index={index}
              onMove={(to) => move(index, to)}
            />
          </li>
        ))}
      </ul>
      {subheaders.length === 0 && <p className="none">{subheader.none}</p>}
      {subheaders.length < menuLimits.subheadersPerSection && <NewSubheader section={section} />}
    </div>
  );
}

/** The list as its owner sees it, which the server compares with its own. */
function seenBy({ id, revision, subheaders }: Section): Fields {
  return [
    ["sectionId", String(id)],
    ["revision", String(revision)],
    ...subheaders.map((text): Fields[number] => ["seen", text]),
  ];
}

interface SubheaderProps {
  section: Section;
  text: string;
  index: number;
  onMove: (to: number) => void;
}

function Subheader({ section, text, index, onMove }: SubheaderProps) {
  const { subheader } = useMessages("editor");
  const language = textLanguage(text, useLanguage());
  const part = `subheader-${section.id}-${index}`;
  const [isOpen, setOpen] = useOpened(part);
  const close = () => setOpen(false);
  const fields: Fields = [...seenBy(section), ["index", String(index)]];
  if (!isOpen) {
    return (
      <div className="chip">
        <DragHandle label={subheader.drag({ text })} onStep={(by) => onMove(index + 1 + by)} />
        <Opener
          id={part}
          part={part}
          at={`#section-${section.id}`}
          onOpen={() => setOpen(true)}
          lang={language}
        >
          {text}
        </Opener>
      </div>
    );
  }
  return (
    <div className="subheader-edit">
      <SubheaderForm
        part={part}
        operation="edit-subheader"
        fields={fields}
        text={text}
        returnTo={`#${part}`}
        onClose={close}
      />
      <OperationForm operation="delete-subheader" fields={fields} onSend={close}>
        <button className="icon-button" aria-label={subheader.delete({ text })}>
          <Icon name="bin" />
        </button>
      </OperationForm>
    </div>
  );
}

function NewSubheader({ section }: { section: Section }) {
  const { subheader } = useMessages("editor");
  const part = `add-subheader-${section.id}`;
  const [isOpen, setOpen] = useOpened(part);
  if (!isOpen) {
    return (
      <Opener
        id={part}
        className="chip-add"
        part={part}
        at={`#section-${section.id}`}
        onOpen={() => setOpen(true)}
      >
        <Icon name="plus" /> {subheader.add}
      </Opener>
    );
  }
  return (
    <SubheaderForm
      part={part}
      operation="add-subheader"
      fields={seenBy(section)}
      text=""
      returnTo={`#${part}`}
      onClose={() => setOpen(false)}
    />
  );
}

interface SubheaderFormProps {
  part: string;
  operation: "add-subheader" | "edit-subheader";
  fields: Fields;
  text: string;
  returnTo: string;
  onClose: () => void;
}

function SubheaderForm({ text, returnTo, ...props }: SubheaderFormProps) {
  const { subheader } = useMessages("editor");
  const isNew = text === "";
  return (
    <LineForm
      {...props}
      text={text}
      input={{
        name: "text",
        "aria-label": isNew ? subheader.new : subheader.edit({ text }),
        placeholder: isNew ? subheader.newPlaceholder : subheader.placeholder,
      }}
      returnTo={[returnTo, `#add-subheader-${fieldOf(props.fields, "sectionId")}`]}
    />
  );
}
