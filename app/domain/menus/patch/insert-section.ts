import type { Database } from "#app/db/database.ts";
import type { KeyReused, Once } from "#app/domain/idempotency/perform-once.ts";
import { done, type Outcome } from "#app/domain/outcome.ts";
import type { PatchRefusal } from "./menu-patch.ts";
import { patchMenu, type Patched } from "./patch-menu.ts";

const DRAFT = -1;

interface InsertedSection extends Pick<Patched, "reached"> {
  id: number | undefined;
}

/**
 * Adds a section at the 1-based place `to`, or at the nearest end, once for each key. Refuses a 61st, and another
 * operation's key; undefined if there is no such open shop.
 */
export async function insertSection(
  db: Database,
  shopId: string,
  { name, to }: { name: string; to: number },
  once?: Once,
): Promise<Outcome<InsertedSection, PatchRefusal | KeyReused> | undefined> {
  const sections = [{ id: DRAFT, position: to, values: { name } }];
  const patch = { sections, items: [], deletedSections: [], deletedItems: [] };
  const outcome = await patchMenu(db, shopId, patch, once);
  if (!outcome?.ok) return outcome;
  const { sections: ids, reached } = outcome.value;
  return done({ id: ids[DRAFT], reached });
}
