import type { RouterContextProvider } from "react-router";
import { database, evidence, images } from "./context.ts";

/** Where the community's things are kept: their rows, their photos, and the evidence of what was reported. */
export function keepingOf(context: Readonly<RouterContextProvider>) {
  return {
    db: context.get(database),
    images: context.get(images),
    evidence: context.get(evidence),
  };
}
