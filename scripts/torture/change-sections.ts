import { drawSection, formOf, move, type Draw, type MenuChange } from "./lone-menu.ts";
import type { Form } from "./visitor.ts";

const MOST_SECTIONS = 6;

export function addSection({ menu, shopId, random, mark }: Draw): MenuChange | undefined {
  if (menu.sections.length >= MOST_SECTIONS) return undefined;
  const after = structuredClone(menu);
  after.sections.push({ name: mark, subheaders: [], items: [] });
  const key = random.uuid();
  const path = `/section/add/${shopId}`;
  return {
    what: `adds the section ${mark}`,
    after,
    form: formOf("add-section", { name: mark, key }),
    call: { method: "POST", path, body: { section: mark } },
    key,
  };
}

export function renameSection(draw: Draw): MenuChange | undefined {
  const { after, section, id, shopId, mark } = drawSection(draw);
  section.name = mark;
  return {
    what: `renames a section ${mark}`,
    after,
    form: formOf("rename-section", { sectionId: id, name: mark }),
    call: {
      method: "PUT",
      path: `/section/update/${shopId}`,
      body: { section_id: id, section: mark },
    },
  };
}

export function moveSection(draw: Draw): MenuChange | undefined {
  const { after, at, id, shopId, random } = drawSection(draw);
  const to = random.below(after.sections.length);
  move(after.sections, at, to);
  return {
    what: `moves section ${at + 1} to ${to + 1}`,
    after,
    form: formOf("move-section", { sectionId: id, to: to + 1 }),
    call: {
      method: "PUT",
      path: `/section/update/${shopId}`,
      body: { section_id: id, section_order: to + 1 },
    },
  };
}

export function deleteSection(draw: Draw): MenuChange | undefined {
  const { after, at, id, shopId } = drawSection(draw);
  if (after.sections.length < MOST_SECTIONS - 1) return undefined;
  after.sections.splice(at, 1);
  return {
    what: `deletes section ${at + 1}`,
    after,
    form: formOf("delete-section", { sectionId: id }),
    call: { method: "POST", path: `/section/delete/${shopId}`, body: { section_id: id } },
  };
}

export function addSubheader(draw: Draw): MenuChange | undefined {
  const { after, section, id, revision, mark } = drawSection(draw);
  if (section.subheaders.length > 2) return undefined;
  const seen = section.subheaders;
  section.subheaders = [...seen, mark];
  return {
    what: `adds the subheader ${mark}`,
    after,
    form: [
      ...formOf("add-subheader", { sectionId: id, revision, text: mark }),
      ...seen.map((text): Form[number] => ["seen", text]),
    ],
    call: {
      method: "PUT",
      path: `/section/subheader/${id}`,
      body: { section_id: id, subheaders: section.subheaders },
    },
  };
}

export function editDetails({ menu, ids, mark }: Draw): MenuChange {
  const after = { ...structuredClone(menu), name: mark, description: `The kitchen of ${mark}` };
  const { name, description } = after;
  const revision = ids.detailsRevision;
  const details = { phoneNumber: "9000000003", foodType: "Veg", categories: "Chaat" };
  return {
    what: `names the shop ${mark}`,
    after,
    form: formOf("edit-shop", { revision, name, description, ...details }),
  };
}
