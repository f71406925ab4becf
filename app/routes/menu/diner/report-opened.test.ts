import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#app/durations.ts";

/** What left this browser, and what it keeps. */
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

/** Opens a menu, as a page does that is loaded anew. */
async function open(path: string): Promise<void> {
  vi.stubGlobal("location", { pathname: path });
  vi.resetModules();
  const { reportOpened } = await import("./report-opened.ts");
  reportOpened();
}

const addresses = () => sent.map(([address]) => address);

describe("that a menu was opened is reported", () => {
  it("once a day, in whichever language, and each menu for itself", async () => {
    await open("/menu/cafe");
    await open("/hi/menu/cafe");
    await open("/menu/caf");
    await open("/menu/cafe");
    expect(addresses()).toEqual(["/menu/cafe/opened", "/menu/caf/opened"]);
    vi.setSystemTime(Date.now() + DAY_MS);
    await open("/menu/cafe");
    expect(addresses().slice(2)).toEqual(["/menu/cafe/opened"]);
    // Of yesterday nothing is left.
    expect(kept["opened"]).toContain(" cafe ");
    expect(kept["opened"]).not.toContain(" caf ");
  });

  it("without a cookie or anything else that tells whose phone it is", async () => {
    await open("/menu/cafe");
    expect(sent.map(([, init]) => init)).toEqual([{ method: "POST", credentials: "omit" }]);
  });

  it("with the next opening where the network has lost it", async () => {
    isReachable = false;
    await open("/menu/cafe");
    await vi.waitFor(() => expect(kept["opened"]).not.toContain(" cafe "));
    isReachable = true;
    await open("/menu/cafe");
    await open("/menu/cafe");
    expect(addresses()).toEqual(["/menu/cafe/opened", "/menu/cafe/opened"]);
  });

  it.each<[string, () => void]>([
    ["who has logged in for a shop", () => vi.stubGlobal("document", { cookie: "XSRF-TOKEN=x" })],
    ["who asks not to be tracked", () => vi.stubGlobal("navigator", { doNotTrack: "1" })],
    ["who signals privacy", () => vi.stubGlobal("navigator", { globalPrivacyControl: true })],
    ["a page in the background", () => vi.stubGlobal("document", { cookie: "", hidden: true })],
    ["a browser that keeps nothing", () => vi.stubGlobal("localStorage", Object.freeze({}))],
  ])("not by %s", async (_, stub) => {
    stub();
    await open("/menu/cafe");
    expect(sent).toEqual([]);
  });
});
