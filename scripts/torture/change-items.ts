import { drawSection, formOf, move, type Draw, type MenuChange } from "./lone-menu.ts";
import type { Form } from "./visitor.ts";

const MOST_ITEMS = 12;

export function addItem(draw: Draw): MenuChange | undefined {
  const { after, section, id, shopId, random, mark } = drawSection(draw);
  if (section.items.length >= MOST_ITEMS) return undefined;
  const price = 1 + random.below(500);
  const key = random.uuid();
  section.items.push({ name: mark, price, sizes: {} });
  return {
    what: `adds the item ${mark}`,
    after,
    form: formOf("add-item", { sectionId: id, name: mark, priceRupees: price, key }),
    call: {
      method: "POST",
      path: `/qr/menu/add/${shopId}`,
      body: { section_id: id, item: mark, price },
    },
    key,
  };
}

export function editItem(draw: Draw): MenuChange | undefined {
  const chosen = drawItem(draw);
  if (!chosen) return undefined;
  const { after, item, itemId, revision, shopId, mark, random } = chosen;
  const [price, full] = [1 + random.below(500), 501 + random.below(500)];
  Object.assign(item, { name: mark, price, sizes: { Half: price, Full: full } });
  return {
    what: `edits an item to ${mark}`,
    after,
    form: [
      ...formOf("edit-item", { itemId, revision, name: mark, priceRupees: price }),
      ["optionName", "Half"],
      ["optionPriceRupees", String(price)],
      ["optionName", "Full"],
      ["optionPriceRupees", String(full)],
    ],
    call: {
      method: "PUT",
      path: `/qr/menu/update/${shopId}`,
      body: { item_id: itemId, item: mark, price, submenu: item.sizes },
    },
  };
}

export function moveItem(draw: Draw): MenuChange | undefined {
  const chosen = drawItem(draw);
  if (!chosen) return undefined;
  const { after, section, itemAt, itemId, random } = chosen;
  const to = random.below(section.items.length);
  move(section.items, itemAt, to);
  const what = `moves item ${itemAt + 1} to ${to + 1}`;
  return { what, after, form: formOf("move-item", { itemId, to: to + 1 }) };
}

export function dragItem(draw: Draw): MenuChange | undefined {
  const chosen = drawItem(draw);
  if (!chosen) return undefined;
  const { after, section, id, itemAt, itemId, random, items } = chosen;
  const to = random.below(section.items.length);
  move(section.items, itemAt, to);
  const revision = chosen.sectionRevision;
  return {
    what: `drags item ${itemAt + 1} to ${to + 1}`,
    after,
    form: [
      ...formOf("drag-item", { sectionId: id, revision, itemId, to: to + 1 }),
      ...items.map(({ id }): Form[number] => ["seen", String(id)]),
    ],
  };
}

export function deleteItem(draw: Draw): MenuChange | undefined {
  const chosen = drawItem(draw);
  if (!chosen) return undefined;
  const { after, section, itemAt, itemId, shopId } = chosen;
  section.items.splice(itemAt, 1);
  return {
    what: `deletes item ${itemAt + 1}`,
    after,
    form: formOf("delete-item", { itemId }),
    call: { method: "POST", path: `/qr/menu/delete/${shopId}`, body: { item_id: itemId } },
  };
}

function drawItem(draw: Draw) {
  const chosen = drawSection(draw);
  const itemAt = draw.random.below(chosen.section.items.length);
  const [item, known] = [chosen.section.items[itemAt], chosen.items[itemAt]];
  if (!item || !known) return undefined;
  const sectionRevision = chosen.revision;
  return {
    ...chosen,
    itemAt,
    item,
    itemId: known.id,
    sectionRevision,
    revision: known.revision,
  };
}
