import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import {
  forgetForm,
  keepForm,
  markFormSent,
  recallForm,
  renameForm,
  typedName,
} from "./typed-forms.ts";

/** A form of which this phone keeps what is half typed. */
export interface KeptForm {
  /** All its named texts as an earlier visit left them; undefined if it left none. */
  typed: Fields | undefined;
  /** To be called as somebody types. `read` is called soon after. */
  keep: (read: () => Fields) => void;
  /** Forgets what was typed, which is discarded, and closes the form. */
  close: () => void;
  /** Closes the form as it is sent. The phone forgets the text once it has stored the change. */
  send: () => void;
}

/** Keeps the form of this part of the editor, such as `edit-item-7`, through a reload and a killed tab. */
export function useKeptForm(part: string, onClose: () => void): KeptForm {
  const name = typedName(useEditor().shopId, part);
  const isHydrated = useIsHydrated();
  const [typed] = useState(() => (isHydrated ? recallForm(name) : undefined));
  const known = useRef(name);
  useEffect(() => {
    // The server has named what was new, or a line before this one is gone.
    if (known.current !== name) renameForm(known.current, name);
    known.current = name;
  }, [name]);
  return {
    typed,
    keep: (read) => keepForm(name, read),
    close() {
      forgetForm(name);
      onClose();
    },
    send() {
      markFormSent(name);
      onClose();
    },
  };
}

/** Opens a part again in which somebody was typing when the page was left. */
export function useReopening(part: string, setOpen: (isOpen: boolean) => void): void {
  const { shopId } = useEditor();
  const reopen = useEffectEvent(() => {
    if (!recallForm(typedName(shopId, part))) return;
    // As the server rendered it, it is without what was typed.
    setOpen(false);
    setTimeout(() => setOpen(true));
  });
  useEffect(() => reopen(), []);
}

/** A panel whose form is always there: it opens again, with a fresh form, if somebody was typing in it. */
export function useReopenedPanel(part: string, isOpenAtFirst = false) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [visit, setVisit] = useState(0);
  useReopening(part, (isNow) => {
    setOpen(isNow);
    setVisit((before) => before + 1);
  });
  return { visit, isOpen, setOpen };
}
