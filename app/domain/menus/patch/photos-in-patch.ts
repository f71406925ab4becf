import type { PhotoKey } from "#app/domain/menus/photo-key.ts";
import type { MenuPatch } from "./menu-patch.ts";

/** The photos that a patch puts on items. */
export function photosIn({ items: patched }: Pick<MenuPatch, "items">): PhotoKey[] {
  return patched.flatMap(({ values }) => values.photoKey ?? []);
}
