import { describe, expect, it } from "vitest";
import { keepLastFeed, readLastFeed } from "#app/routes/nearby/feed/last-feed.ts";
import { clearSharedDraft, keepSharedDraft, readSharedDraft } from "./shared-draft.ts";

/** As in a private window, there is no IndexedDB here. What is kept where there is one, journeys show. */
describe("where a browser keeps nothing", () => {
  it("no share waits, and who would keep one is told", async () => {
    await expect(keepSharedDraft({ text: "Tea", photos: [] })).rejects.toThrow("indexedDB");
    expect(await readSharedDraft()).toBeUndefined();
    await expect(clearSharedDraft()).resolves.toBeUndefined();
  });

  it("there is no last feed, and that is no failure", async () => {
    await expect(keepLastFeed([], { now: 1 })).resolves.toBeUndefined();
    expect(await readLastFeed({ now: 1 })).toBeUndefined();
  });
});
