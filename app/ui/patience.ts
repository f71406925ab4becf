/** So long does a page wait for the answer to a form, in milliseconds, before it says that none came. */
export const PATIENCE_MS = 20_000;
