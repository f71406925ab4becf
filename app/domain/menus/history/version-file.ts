import type { Database } from "#app/db/database.ts";
import { emptyItem } from "#app/domain/menus/item-fields.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { emptySection } from "#app/domain/menus/section-fields.ts";

/** Where versions are: their lines, and the menus themselves. */
export interface VersionStores {
  db: Database;
  copies: {
    put: (key: string, object: { type: string; bytes: Uint8Array }) => Promise<void>;
    read: (key: string) => Promise<Uint8Array | undefined>;
    remove: (keys: string[]) => Promise<void>;
  };
}

/** Under which R2 has the menu of a shop at a revision. */
export function versionKey(shopId: string, revision: number): string {
  return `versions/${shopId}/${revision}.json.gz`;
}

/** Stores a menu, gzipped, under its revision. */
export async function writeVersion({ copies }: VersionStores, menu: Menu): Promise<void> {
  const bytes = await through(new CompressionStream("gzip"), JSON.stringify(menu));
  await copies.put(versionKey(menu.shop.id, menu.shop.revision), {
    type: "application/gzip",
    bytes,
  });
}

/** The menu that was kept at a revision; undefined if it is gone. Fields that are newer than it are empty. */
export async function readVersion(
  { copies }: VersionStores,
  shopId: string,
  revision: number,
): Promise<Menu | undefined> {
  const stored = await copies.read(versionKey(shopId, revision));
  if (!stored) return undefined;
  const bytes = await through(new DecompressionStream("gzip"), stored);
  const { shop, sections } = JSON.parse(new TextDecoder().decode(bytes)) as Menu;
  return {
    shop,
    sections: sections.map((section) => ({
      ...emptySection,
      ...section,
      items: section.items.map((item) => ({ ...emptyItem, ...item })),
    })),
  };
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: string | Uint8Array,
): Promise<Uint8Array> {
  const body = new Response(bytes as BodyInit).body!;
  return new Uint8Array(await new Response(body.pipeThrough(stream)).arrayBuffer());
}
