import * as v from "valibot";
import { replaceSubheaders } from "#app/domain/menus/sections.ts";
import { invalidAt } from "#app/domain/outcome.ts";
import { database } from "#app/http/context.ts";
import { memberCall } from "./calls.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_IDS, exampleSection } from "./examples.ts";
import { SectionJson, sectionJson, SubheadersInput } from "./section-json.ts";

export const loader = endpoint({
  PUT: memberCall({
    summary: "Replaces all subheaders of a section",
    takes: {
      input: SubheadersInput,
      example: { section_id: EXAMPLE_IDS.sectionId, subheaders: ["Brewed to order"] },
    },
    gives: {
      status: 200,
      shape: v.strictObject({ section: SectionJson }),
      example: { section: { ...exampleSection, subheaders: ["Brewed to order"] } },
    },
    async perform({ context, shopId, params }, { section_id: sectionId, subheaders }) {
      if (params["sectionId"] !== String(sectionId)) {
        return invalidAt("section_id", { code: "menu-section-other" });
      }
      return replaceSubheaders(context.get(database), shopId, { sectionId, subheaders });
    },
    show: (section) => ({ section: sectionJson(section) }),
    missing: "The shop has no such section",
  }),
});
export const action = loader;
