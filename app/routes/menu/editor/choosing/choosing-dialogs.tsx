import { DIETS } from "#app/domain/menus/diet.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { deleteItems, markItems, moveItems } from "#app/domain/menus/patch/item-patches.ts";
import type { MenuPatch } from "#app/domain/menus/patch/menu-patch.ts";
import { Dialog } from "#app/routes/menu/editor/forms/dialog.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

export interface SeveralProps {
  sections: Section[];
  chosen: readonly number[];
  returnTo: string;
  onChange: (patch: MenuPatch, said: string) => void;
  onClose: () => void;
}

/** Asks to which section. */
export function MoveSeveral({ sections, chosen, returnTo, onChange, onClose }: SeveralProps) {
  const { choosing } = useMessages("bulk");
  const language = useLanguage();
  return (
    <Choice title={choosing.moveTitle} {...{ returnTo, onClose }}>
      {sections.map(({ id, name }) => (
        <button
          key={id}
          lang={textLanguage(name, language)}
          onClick={() => {
            onClose();
            onChange(moveItems(chosen, id), choosing.moved({ count: chosen.length, name }));
          }}
        >
          {name}
        </button>
      ))}
    </Choice>
  );
}

/** Asks for the mark, or none. */
export function MarkSeveral({ chosen, returnTo, onChange, onClose }: SeveralProps) {
  const { choosing } = useMessages("bulk");
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  return (
    <Choice title={choosing.markTitle} {...{ returnTo, onClose }}>
      {[...DIETS, null].map((diet) => (
        <button
          key={diet}
          onClick={() => {
            onClose();
            onChange(markItems(chosen, diet), choosing.done({ count: chosen.length }));
          }}
        >
          {diet === null ? itemForm.noMark : dish[diet]}
        </button>
      ))}
    </Choice>
  );
}

/** Asks whether to delete them, and says how many they are. */
export function DeleteSeveral({ chosen, returnTo, onChange, onClose }: SeveralProps) {
  const { choosing } = useMessages("bulk");
  const { form } = useMessages("editor");
  const { buttons } = useMessages("ui");
  const count = chosen.length;
  return (
    <Dialog title={choosing.deleteTitle({ count })} returnTo={[returnTo]} onClose={onClose}>
      <p>
        {form.cannotUndo} {form.copyStays}
      </p>
      <div className="actions">
        <button className="button" onClick={onClose}>
          {buttons.cancel}
        </button>
        <button
          className="button danger"
          onClick={() => {
            onClose();
            onChange(deleteItems(chosen), choosing.deleted({ count }));
          }}
        >
          {buttons.delete}
        </button>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  title: string;
  returnTo: string;
  onClose: () => void;
  children: React.ReactNode;
}

function Choice({ title, returnTo, onClose, children }: ChoiceProps) {
  const { buttons } = useMessages("ui");
  return (
    <Dialog title={title} returnTo={[returnTo]} onClose={onClose}>
      <div className="choice-list">{children}</div>
      <div className="actions">
        <button className="button" onClick={onClose}>
          {buttons.cancel}
        </button>
      </div>
    </Dialog>
  );
}
