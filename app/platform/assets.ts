import { withinLimit } from "./unavailable.ts";

/** Gives the text of the file at a path; undefined if there is none. Throws Unavailable. */
export type ReadAsset = (path: string) => Promise<string | undefined>;

/** The files of this deployment that browsers fetch, too. */
export function openAssets(assets: Fetcher): ReadAsset {
  return async (path) => {
    // The host counts for nothing.
    const reply = await withinLimit("assets", () => assets.fetch(`https://assets.local${path}`));
    return reply.ok ? reply.text() : undefined;
  };
}
