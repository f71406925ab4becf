import type { Problem } from "./failure.ts";

/** What the server answers to an operation: done, or why not, with what was typed. */
export type Reply = { saved: true } | { problem: Problem; fields: [name: string, text: string][] };
