import { keep, recall } from "./dom.ts";
import { SHOP_ID } from "./shop-id.ts";

/** The day, and the shops whose menus this browser has reported on it. */
const NAME = "opened";

/**
 * Reports, once a day, that this menu was opened, without a cookie or anything else that tells whose phone it is. Not
 * where somebody of a shop has logged in, where people do not want to be counted, or where this cannot be remembered.
 */
export function reportOpened(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isUnwanted = globalPrivacyControl || doNotTrack === "1" || /XSRF/.test(document.cookie);
  const today = new Date().toDateString();
  const known = recall(NAME, "");
  const before = known.startsWith(today) ? known : today;
  if (isUnwanted || document.hidden || before.includes(` ${SHOP_ID} `)) return;
  const after = `${before} ${SHOP_ID} `;
  keep(NAME, after);
  if (recall(NAME, "") !== after) return;
  fetch(`/menu/${SHOP_ID}/opened`, { method: "POST", credentials: "omit" }).catch(() =>
    keep(NAME, before),
  );
}
