import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerPhoto, dropStalePhotos } from "./photo-cache.ts";

const WHOLE = "https://nukkad.example/images/0aB-_0aB-_0aB-_0-1.jpg";
const SMALL = "https://nukkad.example/images/0aB-_0aB-_0aB-_0-1-small.webp";
const OTHER = "https://nukkad.example/images/0aB-_0aB-_0aB-_1-1.jpg";

let kept: Map<string, Response>;
let network: () => Promise<Response>;
beforeEach(() => {
  kept = new Map();
  network = async () =>
    new Response("from the network", { headers: { "Cache-Control": "private, max-age=60" } });
  const addressOf = (asked: Request | string) => (typeof asked === "string" ? asked : asked.url);
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (asked: Request | string) => kept.get(addressOf(asked))?.clone(),
      delete: async (asked: Request | string) => kept.delete(addressOf(asked)),
      put: async (asked: Request, reply: Response) => void kept.set(asked.url, reply),
      keys: async () => [...kept.keys()],
    }),
  });
  vi.stubGlobal("fetch", async () => network());
});
afterEach(() => vi.unstubAllGlobals());

async function answer(address: string, mode?: RequestMode): Promise<string> {
  const request = new Request(address);
  if (mode) Object.defineProperty(request, "mode", { value: mode });
  const work: Promise<unknown>[] = [];
  const reply = await answerPhoto(request, (more) => work.push(more));
  await Promise.all(work);
  return reply.text();
}

it("keeps small pictures, and whole photos only where there is no small one", async () => {
  for (const address of [SMALL, WHOLE, OTHER]) expect(await answer(address)).toContain("network");
  expect([...kept.keys()]).toEqual([SMALL, OTHER]);
});

it("without a network, a photo opened by its address shows its small picture, and within a page it is missing", async () => {
  await answer(SMALL);
  network = () => Promise.reject(new TypeError("no network"));
  expect(await answer(WHOLE, "navigate")).toBe("from the network");
  await expect(answer(WHOLE)).rejects.toThrow("no network");
  await expect(answer(OTHER, "navigate")).rejects.toThrow("no network");
});

it("shows no small picture for longer than its reply allowed", async () => {
  await answer(SMALL);
  network = () => Promise.reject(new TypeError("no network"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  await expect(answer(SMALL)).rejects.toThrow("no network");
  await expect(answer(WHOLE, "navigate")).rejects.toThrow("no network");
  vi.useRealTimers();
});

it("keeps the last fifty", async () => {
  const photo = (count: number) => WHOLE.replace("-1.jpg", `-${count}.jpg`);
  for (let count = 1; count <= 52; count += 1) await answer(photo(count));
  expect(kept.size).toBe(50);
  expect([1, 2, 3, 52].map((count) => kept.has(photo(count)))).toEqual([false, false, true, true]);
});

it("drops photos of posts that have ended whenever a page is opened, and no others", async () => {
  await answer(OTHER);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30_000 });
  await answer(SMALL);
  vi.setSystemTime(Date.now() + 31_000);
  await dropStalePhotos();
  expect([...kept.keys()]).toEqual([SMALL]);
  vi.useRealTimers();
});
