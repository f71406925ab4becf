import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comeOfAge } from "#app/device/come-of-age.ts";
import { editWaiting, saveDraft, readDraft } from "#app/device/drafts/drafts.ts";
import { DAY_MS } from "#app/durations.ts";
import { breakPhotos, stubDeviceStorage } from "#test/device-storage.ts";
import {
  findWaiting,
  storePhotos,
  listWaiting,
  postAgain,
  putInOutbox,
  readPhotos,
} from "./outbox.ts";
import { sendOutbox, type Answer } from "./send-outbox.ts";

const photo = new File(["a photo"], "photo.webp");
const post = {
  sendKey: "first-key",
  fields: { text: "Tea at five", hours: "24" },
  since: Date.now(),
};

beforeEach(stubDeviceStorage);
afterEach(() => vi.unstubAllGlobals());

/** Sends the outbox to a server that answers so, and says under which keys something was sent. */
async function sendTo(answer: () => Answer): Promise<FormDataEntryValue[]> {
  const keys: FormDataEntryValue[] = [];
  const deliver = async (_: string, form: FormData | URLSearchParams) => {
    keys.push(form.get("sendKey") ?? "");
    return answer();
  };
  await sendOutbox(() => deliver, { hasSign: true });
  return keys;
}

const sent = () => ({ status: 200, body: '{"publicId":"a"}' });
const lost = (): Answer => {
  throw new TypeError("no answer");
};
const refusal = { reason: "key-reused" };
const problem = { of: "sendKey", words: "It was posted as you first wrote it.", refusal };
const otherWords = () => ({ status: 409, body: JSON.stringify({ problem }) });

const EDITED = { now: 2 };

describe("what was posted though no answer came", () => {
  it("goes again under its key", async () => {
    await putInOutbox(post);
    expect(await sendTo(lost)).toEqual(["first-key"]);
    expect(await sendTo(sent)).toEqual(["first-key"]);
    expect(await listWaiting()).toEqual([]);
  });

  it("and was changed since is stored under another key, with its photos, and says why", async () => {
    await storePhotos(post.sendKey, [photo]);
    await putInOutbox(post);
    await sendTo(lost);
    await editWaiting(post.sendKey, EDITED);
    const fields = { ...post.fields, text: "Tea at six" };
    await putInOutbox({ ...post, fields });
    expect(await sendTo(otherWords)).toEqual(["first-key"]);
    const [kept, ...others] = await listWaiting();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ fields, problem: { of: "sendKey", refusal } });
    const key = kept?.sendKey ?? "";
    expect(key).not.toBe("first-key");
    expect(await readPhotos(key)).toEqual([photo]);
    expect(await readPhotos("first-key")).toEqual([]);
    // Until its author has looked.
    expect(await sendTo(sent)).toEqual([]);
  });
});

it("what comes too early from somebody new is kept as it is, and sent at the time that the server names", async () => {
  const early = { reason: "too-new", of: "network", retryAfter: 2880 };
  const problem = { of: "form", words: "New here?", refusal: early };
  await putInOutbox(post);
  const before = Date.now();
  await sendTo(() => ({ status: 429, body: JSON.stringify({ problem }) }));
  const [held] = await listWaiting();
  expect(held).toMatchObject(post);
  expect(held?.problem).toBeUndefined();
  expect(held?.heldUntil).toBeGreaterThanOrEqual(before + 2_880_000);
  expect(await sendTo(sent)).toEqual([]);
  vi.spyOn(Date, "now").mockReturnValue(Number(held?.heldUntil));
  expect(await sendTo(sent)).toEqual(["first-key"]);
  vi.restoreAllMocks();
});

it("a post whose time has run out goes only once its author posts it now, and then for as long as they chose", async () => {
  await putInOutbox(post);
  const late = post.since + DAY_MS + 1;
  vi.spyOn(Date, "now").mockReturnValue(late);
  const [kept] = await listWaiting();
  expect(await sendTo(sent)).toEqual([]);
  await postAgain(kept ?? post);
  expect(await listWaiting()).toEqual([{ ...post, since: late }]);
  expect(await sendTo(sent)).toEqual(["first-key"]);
  expect(await listWaiting()).toEqual([]);
  vi.restoreAllMocks();
});

it("a post waits while a yes to the question about age, given on a card, is on its way", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  const order: string[] = [];
  const onCard = comeOfAge({ isOldEnough: "yes" }).then(() => order.push("card"));
  await putInOutbox(post);
  const posting = sendTo(() => {
    order.push("post");
    return sent();
  });
  // The stubbed device answers in microtasks: a post that does not wait has gone before the next task.
  await new Promise((done) => setTimeout(done));
  resolve(Response.json({}));
  await Promise.all([onCard, posting]);
  expect(order).toEqual(["card", "post"]);
});

it("what was begun waits without its photos in its row, while another post is changed", async () => {
  await putInOutbox(post);
  await storePhotos("begun-key", [photo]);
  await saveDraft({ sendKey: "begun-key", fields: { text: "Begun" } }, { now: 1 });
  await editWaiting(post.sendKey, EDITED);
  expect(await readDraft()).toMatchObject({ sendKey: "first-key", fields: post.fields });
  expect(await findWaiting("begun-key")).toEqual({
    sendKey: "begun-key",
    fields: { text: "Begun" },
    since: 2,
    problem: { of: "form", refusal: { reason: "not-posted" } },
  });
  expect(await readPhotos("begun-key")).toEqual([photo]);
});

it("a post whose photos cannot be read is not sent without them", async () => {
  await storePhotos(post.sendKey, [photo]);
  await putInOutbox(post);
  const mend = breakPhotos();
  expect(await sendTo(sent)).toEqual([]);
  expect(await listWaiting()).toMatchObject([{ ...post, failed: { times: 1 } }]);
  mend();
  expect(await sendTo(sent)).toEqual(["first-key"]);
});
