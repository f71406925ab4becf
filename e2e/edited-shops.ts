import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type BrowserContext, type Page } from "@playwright/test";
import { untilTakenOver } from "./editor-screen.ts";

/** Shops with an owner who is logged in, one for each journey, so that none meets what another left. */
export const EDITED_SHOPS = [
  "sections",
  "items",
  "by-mouse",
  "by-touch",
  "by-buttons",
  "logged-out",
  "logs-out",
  "back-again",
  "another-shop",
  "slow-script",
  "answers-lost",
  "picture",
  "photos",
  "looks",
  "open-forms",
  "splash",
  "kept",
  "bulk",
  "entry",
  "entry-sizes",
  "staff",
  "on-behalf",
  "long",
  "long-drag",
  "one-section",
  "pasted",
  "paste-looks",
  "paste-files",
  "on-the-corner",
  "half-typed",
  "no-network",
  "plain-row",
  "answers-late",
  "shop-form",
  "wrong-details",
  "grid",
  "grid-keys",
  "grid-kept",
  "grid-focus",
  "left-lines",
  "list-on-two",
  "deleted-on-two",
  "gone-on-two",
  "asked-on-two",
  "heavy-photos",
] as const;

/** Of the demo, shops whose menus are looked at and never changed. */
export const DEMO_SHOPS = ["demo-cafe", "demo-dhaba"] as const;

export type EditedShop = (typeof EDITED_SHOPS | typeof DEMO_SHOPS)[number];

/** Where the server writes the cookie of each shop's owner: signing in each would meet the limit of logins. */
export function cookiesFile(port: string | number): string {
  return join(tmpdir(), `nukkad-e2e-cookies-${port}.json`);
}

/** Where e2e/serve.ts makes a shop anew when asked for its id: at the port after its own. */
export const renewalPort = (port: string | number) => Number(port) + 1;

/** The shops of each journey that is tried again or repeated, as its first try found them. */
const renewed = new WeakMap<ReturnType<typeof test.info>, Set<EditedShop>>();

/** Has a journey that is tried again or repeated begin with the menu as it was, and not with what the first try left. */
export async function renew(baseURL: string, shop: EditedShop): Promise<void> {
  const journey = test.info();
  const isDemo = DEMO_SHOPS.some((demo) => demo === shop);
  const shops = renewed.get(journey) ?? new Set();
  const isFirst = journey.retry === 0 && journey.repeatEachIndex === 0;
  if (isFirst || isDemo || shops.has(shop)) return;
  renewed.set(journey, shops.add(shop));
  const { port } = new URL(baseURL);
  const reply = await fetch(`http://localhost:${renewalPort(port)}/${shop}`, { method: "POST" });
  if (!reply.ok) throw new Error(await reply.text());
}

/** The session of this shop's owner. */
export async function sessionOf(baseURL: string, shop: EditedShop): Promise<string> {
  await renew(baseURL, shop);
  const { port } = new URL(baseURL);
  const cookies = JSON.parse(readFileSync(cookiesFile(port), "utf8")) as Record<string, string>;
  return String(cookies[shop]);
}

/** Lets a browser in as the owner of this shop. */
export async function logIn(context: BrowserContext, baseURL: string, shop: EditedShop) {
  await context.addCookies([
    { name: "session", value: await sessionOf(baseURL, shop), url: baseURL },
    // By which the pages tell one login of a browser from another.
    { name: "XSRF-TOKEN", value: shop, url: baseURL },
  ]);
}

/** Opens the editor of this shop as its owner, and waits until it answers to taps. */
export async function openEditor(page: Page, baseURL: string, shop: EditedShop) {
  await logIn(page.context(), baseURL, shop);
  await page.goto(`/shop/edit/menu/${shop}`, { waitUntil: "networkidle" });
  await untilTakenOver(page);
}

/** Keeps requests of this address, and of this method if one is given, waiting until what it gives is called. */
export async function holdBack(page: Page, address: string, method?: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await held;
    await route.continue();
  });
  return letGo;
}
