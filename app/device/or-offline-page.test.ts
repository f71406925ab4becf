import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientLoader as readFeed } from "#app/routes/nearby/feed/feed.tsx";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { orOfflinePage } from "./or-offline-page.ts";

/* What a page that is gone to without a document does where no answer comes. */

const url = new URL("https://nukkad.test/nearby/mine?done=moved");
const never = new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What this comes to once a page has waited for as long as any does. */
async function waitFor<T>(answer: Promise<T>): Promise<unknown> {
  const settled = answer.catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  return settled;
}

describe("a page that is gone to", () => {
  it.each([
    ["never answered", () => never],
    ["not reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["answered by something else", () => Promise.reject(new ErrorResponse(502, "", ""))],
  ])("is asked for as a document where it is %s", async (_, answer) => {
    const { headers } = (await waitFor(orOfflinePage(answer(), url))) as Response;
    expect(headers.get("Location")).toBe("/nearby/mine?done=moved");
    expect(headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  it("reports what our server says, good or bad", async () => {
    expect(await waitFor(orOfflinePage(Promise.resolve("mine"), url))).toBe("mine");
    const gone = new ErrorResponse(404, "", "This post has ended");
    expect(await waitFor(orOfflinePage(Promise.reject(gone), url))).toBe(gone);
  });
});

describe("the feed", () => {
  const read = (serverLoader: () => Promise<never>) =>
    waitFor(readFeed({ serverLoader } as unknown as Parameters<typeof readFeed>[0]));

  it.each([
    ["never answered", () => never],
    ["answered by the page of a café's network", () => Promise.reject(new SyntaxError("<"))],
    ["answered by a failure", () => Promise.reject(new ErrorResponse(500, "", ""))],
  ])("shows what this phone saw last where it is %s", async (_, serverLoader) => {
    expect(await read(serverLoader)).toEqual({ chooser: undefined, feed: undefined });
  });

  it("goes where our server leads", async () => {
    const elsewhere = Response.redirect("https://nukkad.test/nearby/place");
    expect(await read(() => Promise.reject(elsewhere))).toBe(elsewhere);
    const gone = new ErrorResponse(404, "", "");
    expect(await read(() => Promise.reject(gone))).toBe(gone);
  });
});
