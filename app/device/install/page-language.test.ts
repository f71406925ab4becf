import { beforeEach, expect, it, vi } from "vitest";
import { stubDeviceStorage } from "#test/device-storage.ts";
import { followPageLanguage, readPageLanguage } from "./page-language.ts";

let reaches = true;
let told = 0;

beforeEach(() => {
  reaches = true;
  told = 0;
  stubDeviceStorage();
  const subscription = { endpoint: "https://push.example" };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal("fetch", async () => {
    told += 1;
    if (!reaches) throw new TypeError("no network");
    return Response.json({ state: null });
  });
  return () => vi.unstubAllGlobals();
});

it("the language of the last page is stored, and the server is told of it once", async () => {
  expect(await readPageLanguage()).toBeUndefined();
  for (const language of ["hi", "hi", "en"] as const) await followPageLanguage(language);
  expect(await readPageLanguage()).toBe("en");
  expect(told).toBe(2);
});

it("a server that could not be told is told by the next page", async () => {
  await followPageLanguage("en");
  reaches = false;
  await followPageLanguage("hi");
  expect(await readPageLanguage()).toBe("en");
  reaches = true;
  await followPageLanguage("hi");
  expect(await readPageLanguage()).toBe("hi");
});

it("a phone that stores nothing goes without", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await followPageLanguage("hi");
  expect(await readPageLanguage()).toBeUndefined();
});
