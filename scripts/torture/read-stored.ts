import type { PostPhoto } from "#app/db/community-schema.ts";
import { keysOf } from "#app/domain/posts/photos.ts";
import { LONE_SHOPS } from "./cast.ts";
import {
  FAULTS,
  missingPhotos,
  perhapsGoing,
  type Found,
  type NamedPhoto,
  type Violation,
} from "./invariants.ts";
import { pictureValue } from "./pictures.ts";
import type { LoneMenu } from "./lone-menu.ts";
import type { Server } from "./server.ts";
import type { Stage } from "./stage.ts";
import { ALONE } from "./visitor.ts";

const FACTS = [
  "SELECT 'item ' || name AS fact, CAST(price_paise / 100 AS TEXT) AS value FROM items",
  "SELECT 'message ' || message AS fact, iif(handled_at IS NULL, 'open', 'handled') AS value FROM contact_messages",
  "SELECT 'request ' || shop_name AS fact, status AS value FROM shop_requests",
  "SELECT 'shop ' || id AS fact, iif(closed_at IS NULL, 'open', 'closed') AS value FROM shops",
  `SELECT 'list ' || sections.name AS fact, count(items.id) || ' items in ' || sections.shop_id AS value
    FROM sections LEFT JOIN items ON items.section_id = sections.id GROUP BY sections.id`,
  `SELECT 'post ' || text AS fact, kind || ' with ' || json_array_length(photos) || ' photos' AS value FROM posts`,
  `SELECT 'comment ' || comments.text AS fact, 'below ' || posts.text AS value
    FROM comments JOIN posts ON posts.id = comments.post_id`,
  "SELECT 'report ' || words AS fact, reason AS value FROM reports",
];

const PHOTOS = `SELECT 'post ' || text AS "of", photos FROM posts`;
const SHOP_PICTURES = `SELECT 'shop ' || id AS "of", image_key AS key FROM shops WHERE image_key IS NOT NULL`;

/** What is stored, according to the tables and to what everybody can read: menus and pictures. */
export async function readStored(stage: Stage): Promise<Found> {
  const found = new Map<string, string[]>();
  const note = (fact: string, value: string) => {
    found.set(fact, [...(found.get(fact) ?? []), value]);
  };
  for (const sql of FACTS) {
    const rows = await stage.server.rows<{ fact: string; value: string }>(sql);
    for (const { fact, value } of rows) note(fact, value);
  }
  for (const shopId of Object.values(LONE_SHOPS)) {
    const { menu, picture } = await readMenu(stage, shopId);
    note(`menu of ${shopId}`, JSON.stringify(menu));
    note(`picture of ${shopId}`, picture);
  }
  return found;
}

interface WireMenu {
  menu: {
    shop: { name: string; description: string; image: string };
    sections: {
      section: string;
      subheaders: string[];
      items: { item: string; price: number; submenu: Record<string, number> }[];
    }[];
  };
}

async function readMenu({ server }: Stage, shopId: string) {
  const reply = await fetch(`${server.address}/qr/menu/${shopId}`, { headers: ALONE });
  const wire: WireMenu = await reply.json();
  const { shop, sections } = wire.menu;
  const menu: LoneMenu = {
    name: shop.name,
    description: shop.description,
    sections: sections.map(({ section, subheaders, items }) => ({
      name: section,
      subheaders,
      items: items.map(({ item, price, submenu }) => ({ name: item, price, sizes: submenu })),
    })),
  };
  if (shop.image === "") return { menu, picture: pictureValue() };
  const image = await fetch(server.address + new URL(shop.image).pathname, { headers: ALONE });
  return { menu, picture: image.ok ? pictureValue(await image.bytes()) : "unavailable" };
}

/** What is wrong whatever was written, as only the tables and buckets can show. */
export async function findFaults({ server, ledger }: Stage): Promise<Violation[]> {
  const faults: Violation[] = [];
  for (const { kind, sql } of FAULTS) {
    const rows = await server.rows<{ what: string }>(sql);
    faults.push(...rows.map(({ what }) => ({ kind, what })));
  }
  const named = await listNamedPhotos(server);
  const going = perhapsGoing(ledger.expected());
  return [...faults, ...missingPhotos(named, await server.keys("IMAGES"), going)];
}

/** The pictures named in the tables, and what each belongs to. */
export async function listNamedPhotos({ rows }: Pick<Server, "rows">): Promise<NamedPhoto[]> {
  const posts = await rows<{ of: string; photos: string }>(PHOTOS);
  const ofPosts = posts.flatMap(({ of, photos }) =>
    keysOf(JSON.parse(photos) as PostPhoto[]).map((key) => ({ of, key })),
  );
  return [...ofPosts, ...(await rows<NamedPhoto>(SHOP_PICTURES))];
}
