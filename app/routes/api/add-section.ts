import * as v from "valibot";
import { sectionFromJson } from "#app/domain/menus/section-fields.ts";
import { addSection } from "#app/domain/menus/sections.ts";
import { database } from "#app/http/context.ts";
import { memberCall } from "./calls.ts";
import { endpoint } from "./endpoint.ts";
import { exampleServed } from "./examples.ts";
import { AddSectionInput, SectionJson, sectionJson } from "./section-json.ts";

export const loader = endpoint({
  POST: memberCall({
    summary: "Adds a section at the end of the menu",
    takes: {
      input: AddSectionInput,
      example: { section: "Hot drinks", second_name: "गरम पेय", ...exampleServed },
    },
    gives: {
      status: 201,
      shape: v.strictObject({ section: SectionJson }),
      example: {
        section: {
          id: 11,
          section: "Hot drinks",
          section_order: 11,
          subheaders: [],
          second_name: "गरम पेय",
          ...exampleServed,
        },
      },
    },
    perform: ({ context, shopId, once }, { section, ...body }) =>
      addSection(context.get(database), shopId, { name: section, ...sectionFromJson(body) }, once),
    show: (section) => ({ section: sectionJson(section) }),
    missing: "There is no such shop",
  }),
});
export const action = loader;
