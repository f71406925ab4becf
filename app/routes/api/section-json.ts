import * as v from "valibot";
import { NameInput, TextInput } from "#app/domain/menus/input.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import {
  areApart,
  arePaired,
  sectionJsonInputs,
  sectionJsonShape,
  sectionToJson,
} from "#app/domain/menus/section-fields.ts";
import type { SectionRow } from "#app/domain/menus/sections.ts";
import { readSubheaders } from "#app/domain/menus/subheaders.ts";
import { fields, IdInput, wholeNumberInput } from "./fields.ts";

export const sectionFields = {
  id: v.pipe(v.number(), v.integer()),
  section: v.string(),
  section_order: v.pipe(v.number(), v.integer(), v.description("Its place, from 1")),
  subheaders: v.array(v.string()),
  ...sectionJsonShape,
};

/** A section on the wire, without its items. */
export const SectionJson = v.strictObject(sectionFields);

/** A section as the API returns it, without its items. */
export function sectionJson({ id, name, position, subheaders, ...others }: SectionRow) {
  return { id, section: name, section_order: position, subheaders, ...sectionToJson(others) };
}

/** A new section. One served time without the other is refused, and so are two that are the same. */
export const AddSectionInput = v.pipe(
  fields({ section: NameInput, ...sectionJsonInputs }),
  v.forward(
    v.check(({ served_from: from, served_to: to }) => arePaired(from, to), "menu-times-incomplete"),
    ["served_to"],
  ),
  v.forward(
    v.check(({ served_from: from, served_to: to }) => areApart(from, to), "menu-times-same"),
    ["served_to"],
  ),
);

const changeNames = ["section", ...Object.keys(sectionJsonInputs)];

/** A change to what a section says, or a move to another place. */
export const UpdateSectionInput = v.pipe(
  fields({
    section_id: IdInput,
    section: v.optional(NameInput),
    ...sectionJsonInputs,
    section_order: v.optional(wholeNumberInput(Number.MAX_SAFE_INTEGER)),
  }),
  v.check(
    ({ section_order, ...body }) =>
      changeNames.some((name) => Object(body)[name] !== undefined) !==
      (section_order !== undefined),
    "menu-section-unchanged",
  ),
  v.forward(
    v.check(({ served_from: from, served_to: to }) => arePaired(from, to), "menu-times-incomplete"),
    ["served_to"],
  ),
  v.forward(
    v.check(({ served_from: from, served_to: to }) => areApart(from, to), "menu-times-same"),
    ["served_to"],
  ),
  v.metadata({
    oneOf: [
      { anyOf: changeNames.map((name) => ({ required: [name] })) },
      { required: ["section_order"] },
    ],
  }),
);

export const DeleteSectionInput = fields({ section_id: IdInput });

const TextsInput = v.nullish(
  v.pipe(
    v.union([v.string(), v.array(v.unknown())], "menu-subheaders-not-texts"),
    v.description(
      `At most ${menuLimits.subheadersPerSection}, of at most ${menuLimits.textLength} characters each`,
    ),
  ),
);

/** All forms that clients have ever sent. `subheaders` counts alone: older clients send back `metadata` as well. */
export const SubheadersInput = v.pipe(
  fields({
    section_id: IdInput,
    subheaders: TextsInput,
    subheader: TextsInput,
    metadata: v.nullish(fields({ subheaders: TextsInput, subheader: TextsInput })),
  }),
  v.forward(
    v.check(({ subheaders, subheader, metadata }) => {
      const forms = [subheaders, subheader, metadata?.subheaders, metadata?.subheader];
      return forms.some((form) => form !== undefined && form !== null);
    }, "menu-subheaders-not-texts"),
    ["subheaders"],
  ),
  v.transform(({ section_id, subheaders, ...older }) => ({
    section_id,
    subheaders: readSubheaders(subheaders ? { subheaders } : older),
  })),
  v.object({
    section_id: v.number(),
    subheaders: v.pipe(
      v.array(TextInput),
      v.maxLength(menuLimits.subheadersPerSection, "menu-list-too-long"),
    ),
  }),
);
