import { useEffect } from "react";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import type { Make } from "#app/routes/menu/editor/changes/use-changes.ts";
import { FROM } from "#app/routes/menu/editor/entry/plain-row.ts";
import {
  forgetForm,
  markFormSent,
  recallForm,
  typedName,
  typedParts,
} from "#app/routes/menu/editor/forms/typed-forms.ts";
import { ownDeletion } from "#app/routes/menu/editor/operations/deleted-by.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { sectionOfLeft } from "./left-lines.ts";

/** Forms about a section, or about a dish, by the names of their parts; and pasted lines that found no room. */
const PARTS = /^(entry|add-item|edit-item|left)-([1-9]\d*)$/;

/** What was half typed about a section or a dish that another phone has deleted becomes a change that asks where to go. */
export function useGoneForms(menu: Menu, changes: readonly Change[], make: Make): void {
  useEffect(() => {
    for (const { part, kind, id } of partsOfGone(menu)) {
      const name = typedName(menu.shop.id, part);
      const deletion = ownDeletion(changes, kind, id);
      // Until then the server may refuse it, or Undo may come first.
      if (deletion?.state === "saved") forgetForm(name);
      // A note tells of pasted lines.
      if (deletion || sectionOfLeft(part) !== undefined) continue;
      const typed = recallForm(name) ?? [];
      if (!fieldOf(typed, "name")?.trim()) {
        forgetForm(name);
        continue;
      }
      markFormSent(name);
      // It has left the row in which it was typed.
      const fields = typed.filter(([name]) => name !== FROM);
      make(fields, { failure: { reason: "missing" } });
    }
  }, [menu, changes, make]);
}

function partsOfGone({ shop, sections }: Menu) {
  const parts = typedParts(shop.id).flatMap((part) => {
    const [, form, id] = PARTS.exec(part) ?? [];
    const kind = form === "edit-item" ? ("item" as const) : ("section" as const);
    return form ? { part, kind, id: Number(id) } : [];
  });
  if (parts.length === 0) return parts;
  const items = new Set(sections.flatMap((section) => section.items.map((item) => item.id)));
  const there = new Set(sections.map((section) => section.id));
  return parts.filter(({ kind, id }) => !(kind === "item" ? items : there).has(id));
}
