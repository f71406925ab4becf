import { LONE_SHOPS } from "./cast.ts";
import { loggedIn } from "./log-in.ts";
import { addItem, deleteItem, dragItem, editItem, moveItem } from "./change-items.ts";
import {
  addSection,
  addSubheader,
  deleteSection,
  editDetails,
  moveSection,
  renameSection,
} from "./change-sections.ts";
import type { Draw, LoneMenu, MenuChange, MenuIds } from "./lone-menu.ts";
import { drawPicture, pictureValue } from "./pictures.ts";
import type { Pen, Stage, Step } from "./stage.ts";
import type { Form } from "./visitor.ts";

/** Changes a menu that nobody else changes, as an app or in the editor, so that all of it is known. */
export async function writeLoneMenu(
  stage: Stage,
  by: "api" | "editor",
  { random, mark }: Pen,
): Promise<Step> {
  const shopId = LONE_SHOPS[by];
  const owner = await loggedIn(stage, shopId, { isProgram: by === "api" });
  const fact = `menu of ${shopId}`;
  return async () => {
    if (by === "editor" && random.below(8) === 0) return changePicture();
    const menu = JSON.parse(stage.ledger.latest(fact) ?? "") as LoneMenu;
    const ids = await readIds(stage, shopId);
    const change = drawChange({ menu, ids, shopId, random, mark: mark() });
    const { form, call, key } = change;
    if (by === "api" && !call) return;
    return stage.ledger.perform({
      surface: by === "api" ? "JSON API" : "editor",
      what: `${shopId} ${change.what}`,
      sets: { [fact]: JSON.stringify(change.after) },
      send: () =>
        by === "api" && call
          ? owner.call(call.method, call.path, call.body, key)
          : owner.send(`/shop/edit/menu/${shopId}`, form),
      ...(key === undefined ? {} : { again: "has a key" }),
    });
  };

  function changePicture() {
    const file = drawPicture(random);
    const isRemoval = random.below(4) === 0;
    const form: Form = isRemoval
      ? [["operation", "remove-shop-image"]]
      : [
          ["operation", "change-shop-image"],
          ["image", file.file],
        ];
    return stage.ledger.perform({
      surface: "editor",
      what: `${shopId} ${isRemoval ? "removes its picture" : "changes its picture"}`,
      sets: { [`picture of ${shopId}`]: isRemoval ? pictureValue() : pictureValue(file.bytes) },
      send: () => owner.send(`/shop/edit/menu/${shopId}`, form),
      again: "is the last word",
    });
  }
}

function drawChange(draw: Draw): MenuChange {
  for (;;) {
    const change = draw.random.pick(CHANGES)(draw);
    if (change) return change;
  }
}

const CHANGES: ((draw: Draw) => MenuChange | undefined)[] = [
  addSection,
  renameSection,
  moveSection,
  deleteSection,
  addSubheader,
  editDetails,
  addItem,
  addItem,
  addItem,
  editItem,
  moveItem,
  dragItem,
  deleteItem,
];

async function readIds({ server }: Stage, shopId: string): Promise<MenuIds> {
  const [shop] = await server.rows<{ written: string }>(
    `SELECT json_object('detailsRevision', details_revision, 'sections', (
      SELECT json_group_array(json_object('id', id, 'revision', revision, 'items', (
        SELECT json_group_array(json_object('id', id, 'revision', revision) ORDER BY position)
        FROM items WHERE section_id = sections.id)) ORDER BY position)
      FROM sections WHERE shop_id = shops.id)) AS written
    FROM shops WHERE id = '${shopId}'`,
  );
  return JSON.parse(shop?.written ?? "") as MenuIds;
}
