import { withinLimit } from "./unavailable.ts";

/** Gives the text of the file at a path; undefined if there is none. Throws Unavailable. */
export type ReadAsset = (path: string) => Promise<string | undefined>;

/** The files of this deployment that browsers fetch, too. */
export function openAssets(assets: Fetcher): ReadAsset {
  return async (path) => {
    // The host counts for nothing.
    return withinLimit("assets", async () => {
      const reply = await assets.fetch(`https://assets.local${path}`);
      if (reply.status === 404) return undefined;
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
      return reply.text();
    });
  };
}
