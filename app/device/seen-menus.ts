import type { Account } from "#app/domain/accounts/accounts.ts";
import { openValues } from "./store.ts";

/** The menu that an editor on this phone saw last, as it was saved then. */
export interface SeenMenu {
  shopId: string;
  /** As packMenu gives it. */
  menu: string;
  role: Account["role"];
  suggestedCover: string;
}

interface Kept extends SeenMenu {
  /** Changes with the form of what is kept, so that no release reads another's. */
  form: number;
  login: string;
}

const FORM = 2;
const PREFIX = "seen ";

/** In the database of the changes that wait. */
const { listValues, removeValue, writeValue } = openValues("nukkad-menu");

/**
 * Keeps a menu for the login that this browser has, over what it kept of the shop before. Keeps nothing for operators
 * and without a login. Throws where the browser stores nothing, or has no space.
 */
export async function keepSeenMenu(seen: SeenMenu): Promise<void> {
  const login = await loginHere();
  if (login === undefined || seen.role === "operator") return;
  const kept: Kept = { ...seen, form: FORM, login };
  await writeValue(PREFIX + seen.shopId, kept);
}

/**
 * The menu of a shop, or of any if none is named, that the login of this browser saw last; undefined if there is none.
 * Removes what other logins saw. Throws where the browser stores nothing.
 */
export async function recallSeenMenu(shopId?: string): Promise<SeenMenu | undefined> {
  const kept = (await listValues(PREFIX)) as Kept[];
  const login = await loginHere();
  const isOwn = (menu: Kept) => menu.login === login && menu.form === FORM;
  const others = kept.filter((menu) => !isOwn(menu));
  await Promise.all(others.map((menu) => removeValue(PREFIX + menu.shopId)));
  return kept.find((menu) => isOwn(menu) && menu.shopId === (shopId ?? menu.shopId));
}

/** Removes all of them: whoever comes next is not to see them. Does nothing where the browser stores nothing. */
export async function forgetSeenMenus(): Promise<void> {
  const kept = ((await listValues(PREFIX).catch(() => [])) ?? []) as Kept[];
  await Promise.all(kept.map(({ shopId }) => removeValue(PREFIX + shopId))).catch(() => {});
}

/** Tells one login of this browser from the next; undefined if it has none, and where nothing is encrypted on the way. */
async function loginHere(): Promise<string | undefined> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  if (token === undefined || !isSecureContext) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
