/** How long to wait for the answer to a form or for the next page, in milliseconds, before saying that none came. */
export const PATIENCE_MS = 20_000;

/** As PATIENCE_MS, where something that is kept on this device can be shown instead. */
export const SHORT_PATIENCE_MS = 3000;
