import { expect, it } from "vitest";
import { clearSharedDraft, saveSharedDraft, readSharedDraft } from "./shared-draft.ts";

/** As in a private window, there is no IndexedDB here. What is kept where there is one, journeys show. */
it("where a browser stores nothing, no share waits, and storing one is refused", async () => {
  await expect(saveSharedDraft({ text: "Tea", photos: [] })).rejects.toThrow("indexedDB");
  expect(await readSharedDraft()).toBeUndefined();
  await expect(clearSharedDraft()).resolves.toBeUndefined();
});
