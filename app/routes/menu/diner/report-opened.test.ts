import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#app/durations.ts";

/** What this browser has sent, and what it keeps. */
let sent: [address: string, init: RequestInit][];
let kept: Record<string, string>;
let isReachable: boolean;

beforeEach(() => {
  [sent, kept, isReachable] = [[], {}, true];
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubGlobal("localStorage", kept);
  vi.stubGlobal("document", { cookie: "", hidden: false });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent.push([address, init]);
    if (!isReachable) throw new TypeError("no network");
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a menu as a freshly loaded page does. */
async function open(path: string): Promise<void> {
  vi.stubGlobal("location", { pathname: path });
  vi.resetModules();
  const { reportOpened } = await import("./report-opened.ts");
  reportOpened();
}

const addresses = () => sent.map(([address]) => address);

describe("a menu that is opened is reported", () => {
  it("once a day, in either language, and each menu separately", async () => {
    await open("/menu/cafe");
    await open("/hi/menu/cafe");
    await open("/menu/caf");
    await open("/menu/cafe");
    expect(addresses()).toEqual(["/menu/cafe/opened", "/menu/caf/opened"]);
    vi.setSystemTime(Date.now() + DAY_MS);
    await open("/menu/cafe");
    expect(addresses().slice(2)).toEqual(["/menu/cafe/opened"]);
    // Nothing is left of yesterday.
    expect(kept["opened"]).toContain(" cafe ");
    expect(kept["opened"]).not.toContain(" caf ");
  });

  it("without a cookie or anything else that tells whose phone it is", async () => {
    await open("/menu/cafe");
    expect(sent.map(([, init]) => init)).toEqual([{ method: "POST", credentials: "omit" }]);
  });

  it("again at the next opening if the network lost it", async () => {
    isReachable = false;
    await open("/menu/cafe");
    await vi.waitFor(() => expect(kept["opened"]).not.toContain(" cafe "));
    isReachable = true;
    await open("/menu/cafe");
    await open("/menu/cafe");
    expect(addresses()).toEqual(["/menu/cafe/opened", "/menu/cafe/opened"]);
  });

  it.each<[string, () => void]>([
    ["people logged in for a shop", () => vi.stubGlobal("document", { cookie: "XSRF-TOKEN=x" })],
    ["people who ask not to be tracked", () => vi.stubGlobal("navigator", { doNotTrack: "1" })],
    ["people who signal privacy", () => vi.stubGlobal("navigator", { globalPrivacyControl: true })],
    ["a page in the background", () => vi.stubGlobal("document", { cookie: "", hidden: true })],
    ["a browser that keeps nothing", () => vi.stubGlobal("localStorage", Object.freeze({}))],
  ])("not by %s", async (_, stub) => {
    stub();
    await open("/menu/cafe");
    expect(sent).toEqual([]);
  });
});
