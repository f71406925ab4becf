import { beforeEach, expect, it, vi } from "vitest";
import { followLanguage } from "./follow-language.ts";

/** What the worker has stored, cache by cache. */
let stored: Record<string, string[]>;
let isReachable: boolean;
let told: unknown[];

beforeEach(() => {
  isReachable = true;
  told = [];
  const subscription = { endpoint: "https://push.example" };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal("caches", {
    keys: async () => Object.keys(stored),
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      new Response(stored[cacheName]?.[path.endsWith("offline") ? 0 : 1]),
  });
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    if (!isReachable) throw new TypeError("no network");
    told.push(Object.fromEntries(body as URLSearchParams)["operation"]);
    return Response.json({ state: null });
  });
  return () => vi.unstubAllGlobals();
});

const worker = (name: string) =>
  ({ postMessage: (message: unknown) => told.push([name, message]) }) as unknown as ServiceWorker;
const follow = () =>
  followLanguage({ active: worker("active"), waiting: worker("waiting"), installing: null }, "hi");
const [ENGLISH, HINDI] = ['<html lang="en">', '<html lang="hi">'];
const ALL = ["language", ["active", { language: "hi" }], ["waiting", { language: "hi" }]];

it.each([
  ["where nothing is stored", {}, ALL],
  ["where all is stored in it", { a: [HINDI, HINDI], b: [HINDI, HINDI] }, []],
  ["where one page is in another", { a: [HINDI, ENGLISH] }, ALL],
  ["where the next build has another", { a: [HINDI, HINDI], b: [ENGLISH, ENGLISH] }, ALL],
])("of the language of a page, server and workers are told %s", async (_, before, after) => {
  stored = before;
  await follow();
  expect(told).toEqual(after);
});

it("a language that could not be sent is sent by the next page, and the service workers are updated with it", async () => {
  stored = { a: [ENGLISH, ENGLISH] };
  isReachable = false;
  await follow();
  expect(told).toEqual([]);
  isReachable = true;
  await follow();
  expect(told).toEqual(ALL);
});
