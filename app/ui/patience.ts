/** So long is the answer waited for to a form, or where a page is gone to, in milliseconds, before it is said that none came. */
export const PATIENCE_MS = 20_000;

/** As PATIENCE_MS, where something that is kept on this device can be shown instead. */
export const SHORT_PATIENCE_MS = 3000;
