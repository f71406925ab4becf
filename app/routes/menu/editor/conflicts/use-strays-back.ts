import { useEffect, useRef } from "react";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import type { Make } from "#app/routes/menu/editor/changes/use-changes.ts";
import { straysBack } from "./strays-back.ts";

/** What found its section or its dish gone is sent once that is back, as when the other phone undoes its deletion. */
export function useStraysBack(menu: Menu, changes: readonly Change[], make: Make): void {
  const gone = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, fields } of straysBack(changes, menu, gone.current)) {
      make(fields, { replaces: id, isAutomatic: true });
    }
  }, [menu, changes, make]);
}
