import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findWaiting, readPhotos } from "#app/device/outbox/outbox.ts";
import { breakPhotos, stubDeviceStorage } from "#test/device-storage.ts";
import {
  discardDraft,
  editWaiting,
  putDraftInOutbox,
  readDraft,
  saveDraft,
  saveWithPhotos,
} from "./drafts.ts";

const photo = new File(["a photo"], "photo.webp");
const kept = { sendKey: "kept-key", fields: { text: "Kept" } };
const other = { sendKey: "other-key", fields: { text: "Typed at once" } };
const NOW = { now: 2 };

beforeEach(async () => {
  stubDeviceStorage();
  await saveWithPhotos(kept, [photo], { now: 1 });
});
afterEach(() => vi.unstubAllGlobals());

describe("a draft that its writer has not seen yet stays, with its photos,", () => {
  afterEach(async () => expect(await readPhotos(kept.sendKey)).toEqual([photo]));

  it("when something else is posted", async () => {
    await putDraftInOutbox(other, [], 2);
    expect(await findWaiting(other.sendKey)).toMatchObject(other);
    expect(await readDraft()).toEqual({ ...kept, photos: [photo] });
  });

  it("as never posted, when something else is typed", async () => {
    await saveDraft(other, NOW);
    expect(await readDraft()).toEqual({ ...other, photos: [] });
    const problem = { of: "form", refusal: { reason: "not-posted" } };
    expect(await findWaiting(kept.sendKey)).toEqual({ ...kept, since: 2, problem });
  });

  it("when something else is discarded", async () => {
    await discardDraft(other.sendKey);
    expect(await readDraft()).toEqual({ ...kept, photos: [photo] });
  });
});

it("a draft goes into the outbox, comes back to be changed, and is discarded", async () => {
  await putDraftInOutbox(kept, [photo], 2);
  expect(await readDraft()).toBeUndefined();
  await editWaiting(kept.sendKey, NOW);
  expect(await readDraft()).toEqual({ ...kept, problem: undefined, photos: [photo] });
  expect(await findWaiting(kept.sendKey)).toBeUndefined();
  await discardDraft(kept.sendKey);
  expect(await readDraft()).toBeUndefined();
  expect(await readPhotos(kept.sendKey)).toEqual([]);
});

it("photos that cannot be read are not taken for none, and what is typed is saved beside them", async () => {
  const mend = breakPhotos();
  const draft = await readDraft();
  expect(draft).toEqual({ ...kept, photos: undefined });
  await saveWithPhotos({ ...kept, fields: { text: "Typed on" } }, draft?.photos, NOW);
  mend();
  expect(await readDraft()).toEqual({ ...kept, fields: { text: "Typed on" }, photos: [photo] });
  await saveWithPhotos(kept, [photo, photo], NOW);
  expect(await readPhotos(kept.sendKey)).toEqual([photo, photo]);
});
