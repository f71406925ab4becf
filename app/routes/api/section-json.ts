import * as v from "valibot";
import { NameInput, TextInput } from "#app/domain/menus/input.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { SectionRow } from "#app/domain/menus/sections.ts";
import { readSubheaders } from "#app/domain/menus/subheaders.ts";
import { fields, IdInput, wholeNumberInput } from "./fields.ts";

/** What every section says on the wire. */
export const sectionFields = {
  id: v.pipe(v.number(), v.integer()),
  section: v.string(),
  section_order: v.pipe(v.number(), v.integer(), v.description("Its place, from 1")),
  subheaders: v.array(v.string()),
};

/** A section on the wire, without its items. */
export const SectionJson = v.strictObject(sectionFields);

export function sectionJson({ id, name, position, subheaders }: SectionRow) {
  return { id, section: name, section_order: position, subheaders };
}

export const AddSectionInput = fields({ section: NameInput });

export const UpdateSectionInput = v.pipe(
  fields({
    section_id: IdInput,
    section: v.optional(NameInput),
    section_order: v.optional(wholeNumberInput(1, Number.MAX_SAFE_INTEGER)),
  }),
  v.check(
    ({ section, section_order }) => (section === undefined) !== (section_order === undefined),
    "needs either section or section_order",
  ),
);

export const DeleteSectionInput = fields({ section_id: IdInput });

const TextsInput = v.union([v.string(), v.array(v.unknown())], "must be a list of texts");

/** The subheaders of a section in any of the forms in which they ever arrived (see readSubheaders). */
export const SubheadersInput = v.pipe(
  fields({
    section_id: IdInput,
    subheaders: v.optional(TextsInput),
    subheader: v.optional(TextsInput),
    metadata: v.optional(
      fields({ subheaders: v.optional(TextsInput), subheader: v.optional(TextsInput) }),
    ),
  }),
  v.check(
    ({ subheaders, subheader, metadata = {} }) =>
      [subheaders, subheader, metadata.subheaders, metadata.subheader].some(
        (form) => form !== undefined,
      ),
    "needs subheaders",
  ),
  v.transform((body) => ({ section_id: body.section_id, subheaders: readSubheaders(body) })),
  v.object({
    section_id: v.number(),
    subheaders: v.pipe(
      v.array(TextInput),
      v.maxLength(
        menuLimits.subheadersPerSection,
        `must hold at most ${menuLimits.subheadersPerSection} entries`,
      ),
    ),
  }),
);
