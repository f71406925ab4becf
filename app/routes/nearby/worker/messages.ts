/** What a page says to the worker of a new version when its reader wants that version. */
export const TAKE_OVER = "take over";
