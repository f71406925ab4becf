import { deleteSection } from "#app/domain/menus/sections.ts";
import { database } from "#app/http/context.ts";
import { memberCall } from "./calls.ts";
import { deleted, DeletedJson } from "./deleted-json.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_IDS } from "./examples.ts";
import { DeleteSectionInput } from "./section-json.ts";

export const loader = endpoint({
  POST: memberCall({
    summary: "Deletes a section and all of its items",
    takes: { input: DeleteSectionInput, example: { section_id: EXAMPLE_IDS.deletedSectionId } },
    gives: { status: 200, shape: DeletedJson, example: deleted },
    deletes: ({ section_id }) => ({ items: [], sections: [section_id] }),
    perform: ({ context, shopId, once }, { section_id }) =>
      deleteSection(context.get(database), shopId, { sectionId: section_id }, once),
    show: () => deleted,
    missing: "The shop has no such section",
  }),
});
export const action = loader;
