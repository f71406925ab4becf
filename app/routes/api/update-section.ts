import * as v from "valibot";
import { done } from "#app/domain/outcome.ts";
import { sectionFromJson } from "#app/domain/menus/section-fields.ts";
import { editSection, moveSection } from "#app/domain/menus/sections.ts";
import { database } from "#app/http/context.ts";
import { memberCall } from "./calls.ts";
import { endpoint } from "./endpoint.ts";
import { exampleServed, exampleServedSection } from "./examples.ts";
import { SectionJson, sectionJson, UpdateSectionInput } from "./section-json.ts";

export const loader = endpoint({
  PUT: memberCall({
    summary:
      "Changes a section, or moves it and shifts the others; what is left out stays as it is",
    takes: {
      input: UpdateSectionInput,
      example: { section_id: 1, ...exampleServed },
    },
    gives: {
      status: 200,
      shape: v.strictObject({ section: SectionJson }),
      example: { section: exampleServedSection },
    },
    async perform(
      { context, shopId },
      { section_id: sectionId, section: name, section_order, ...body },
    ) {
      const db = context.get(database);
      if (section_order !== undefined) {
        const moved = await moveSection(db, shopId, { sectionId, to: section_order });
        return moved && done(moved);
      }
      return editSection(db, shopId, {
        sectionId,
        ...(name !== undefined && { name }),
        ...sectionFromJson(body),
      });
    },
    show: (section) => ({ section: sectionJson(section) }),
    missing: "The shop has no such section",
  }),
});
export const action = loader;
