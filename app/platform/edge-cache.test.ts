import { afterEach, describe, expect, it, vi } from "vitest";
import { editorOf, formsOf, menuOf, sendForm, storeEditableMenu } from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { purgeTwice } from "./edge-cache.ts";

type Purge = CacheContext["purge"];
type PurgeResult = Awaited<ReturnType<Purge>>;

const done: PurgeResult = { success: true, errors: [] };
const refusal = (message: string): PurgeResult => ({
  success: false,
  errors: [{ code: 1, message }],
});

/** A cache that answers as it is told to, and what was done to it: purges, and pauses between them. */
function cacheOf(...answers: (PurgeResult | Error)[]) {
  const log: unknown[] = [];
  const cache = {
    answers,
    // Asks for `this`, as the runtime's own does.
    async purge(options: Parameters<Purge>[0]): Promise<PurgeResult> {
      log.push(options);
      const answer = this.answers.shift() ?? done;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const pause = async (milliseconds: number) => void log.push(milliseconds);
  return { cache, log, purge: () => purgeTwice(cache, "menu-chaat", pause) };
}

const TAG = { tags: ["menu-chaat"] };
const SECONDS = expect.toSatisfy((wait: number) => wait >= 1000 && wait <= 30_000, "some seconds");

describe("purgeTwice", () => {
  it("purges the tag at once, and again some seconds later", async () => {
    const { log, purge } = cacheOf();
    await purge();
    expect(log).toEqual([TAG, SECONDS, TAG]);
  });

  it("purges again although the first was refused, and then says so", async () => {
    const { log, purge } = cacheOf(refusal("too many"));
    await expect(purge()).rejects.toThrow("purge refused: too many");
    expect(log).toEqual([TAG, SECONDS, TAG]);
  });

  it("purges again although the first was lost", async () => {
    const { log, purge } = cacheOf(new Error("connection lost"));
    await expect(purge()).rejects.toThrow("connection lost");
    expect(log).toEqual([TAG, SECONDS, TAG]);
  });

  it("says of both that they were refused, and why", async () => {
    const { purge } = cacheOf(refusal("too many"), refusal("still too many"));
    await expect(purge()).rejects.toThrow("purge refused: too many; still too many");
  });

  it.each([
    ["no cache", undefined],
    ["a cache that cannot be purged", {}],
  ])("does nothing, at once, where there is %s", async (_, cache) => {
    const pause = vi.fn<() => Promise<void>>();
    expect(await purgeTwice(cache, "menu-chaat", pause)).toBeUndefined();
    expect(pause).not.toHaveBeenCalled();
  });
});

describe("a save in a runtime without this cache", () => {
  afterEach(() => vi.restoreAllMocks());

  it("succeeds, and logs no error", async () => {
    const logged = vi.spyOn(console, "error");
    const menu = await storeEditableMenu();
    const { cookie } = await logIn(menu.shop.id);
    const form = formsOf(menu)["add-section"];
    expect((await sendForm(editorOf(menu), form, { Cookie: cookie })).status).toBe(303);
    expect((await menuOf(menu.shop.id)).sections).toHaveLength(menu.sections.length + 1);
    expect(logged).not.toHaveBeenCalled();
  });
});
