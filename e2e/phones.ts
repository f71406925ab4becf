import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { tileAt, writeTile, type Position } from "#app/domain/places/tiles.ts";
import type { Report } from "#app/domain/reports/input.ts";
import { CORNERS } from "./corners.ts";
import { ownAddress } from "./own-address.ts";

type Corner = keyof typeof CORNERS | "own";

let serial = 0;

/** Corners where something is stored before the journeys begin, or by a shop. */
const FIXED = new Set<Corner>(["busy", "full", "photo", "shared"]);

/** Where a corner is for this try of a journey: some 50 km from where an earlier try left its posts. */
function placeOf(corner: keyof typeof CORNERS): Position {
  const { latitude, longitude } = CORNERS[corner];
  return { latitude, longitude: longitude + (FIXED.has(corner) ? 0 : test.info().retry / 2) };
}

/**
 * A corner far from all others, in the sea, for a phone that needs no neighbours: what other journeys post would have
 * to be laid out in its feed as well.
 */
const ownCorner = (): Position => ({
  latitude: -50 + Number(process.env["TEST_WORKER_INDEX"]),
  longitude: 60 + ++serial / 2,
});

/** A phone, by what its browser shows or, where nobody looks at it, by what it keeps. */
type Phone = Page | BrowserContext;

const contextOf = (phone: Phone) => ("context" in phone ? phone.context() : phone);

/** Where each phone is. */
const positions = new WeakMap<BrowserContext, Position>();

function positionOf(phone: Phone): Position {
  const position = positions.get(contextOf(phone));
  if (!position) throw new Error("this phone is nowhere");
  return position;
}

const tileOf = (phone: Phone) => writeTile(tileAt(positionOf(phone)) ?? 0);

/**
 * The phone of a neighbour at a corner, or where another phone is, at a network address of its own. It shows no page: who
 * only posts or reports needs none.
 */
export async function neighbourAt(
  browser: Browser,
  corner: Corner | Page,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const position =
    typeof corner === "object"
      ? positionOf(corner)
      : corner === "own"
        ? ownCorner()
        : placeOf(corner);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    geolocation: position,
    permissions: ["geolocation"],
    extraHTTPHeaders: { "CF-Connecting-IP": ownAddress() },
    ...options,
  });
  positions.set(context, position);
  return context;
}

/** A phone at a corner, or at one of its own, whose owner lets pages know where it is. */
export async function phoneAt(
  browser: Browser,
  corner: Corner,
  options?: BrowserContextOptions,
): Promise<Page> {
  return (await neighbourAt(browser, corner, options)).newPage();
}

/** Sends a form as the phone's browser would, without the page on which it is filled in: that takes many times as long. */
async function send(phone: Phone, path: string, form: Record<string, string>) {
  const headers = { Origin: String(test.info().project.use.baseURL) };
  const options = { form, headers, maxRedirects: 0 };
  const reply = await contextOf(phone).request.post(path, options);
  expect([200, 303], `${path} ${await reply.text()}`).toContain(reply.status());
  return reply;
}

/** Makes a tile, written as in addresses, a named place of this phone's owner. */
export async function moveTo(phone: Phone, tile: string, name: string) {
  await send(phone, "/nearby/place", { tile, name });
}

/** Makes where the phone is the place of its owner, as a tap on "Use my location" does. */
export const settle = (phone: Phone) => moveTo(phone, tileOf(phone), "the corner");

/** Opens the feed from where the phone is. */
export async function lookAround(page: Page) {
  await settle(page);
  await page.goto("/nearby");
  await expect(page.getByRole("heading", { level: 1, name: /^Around / })).toBeVisible();
}

/** Has a page look around a corner where nobody else posts. */
export async function lookAroundAlone(page: Page) {
  positions.set(page.context(), ownCorner());
  await lookAround(page);
}

/** A phone with the feed open, at a corner of its own unless one is named. */
export async function phoneWithFeed(
  browser: Browser,
  corner: Corner = "own",
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await phoneAt(browser, corner, options);
  await lookAround(page);
  return page;
}

interface Publishing {
  hours?: number;
  /** The day and the time of a plan; an update has neither. */
  plan?: { day: string; time: string };
}

/** Has the phone's owner, who is old enough, post words from where it is, for so many hours. Gives the post's public id. */
export async function publish(
  phone: Phone,
  text: string,
  { hours = 24, plan }: Publishing = {},
): Promise<string> {
  const reply = await send(phone, "/nearby/outbox", {
    kind: plan ? "plan" : "update",
    text,
    reach: "3",
    hours: String(hours),
    ...plan,
    tile: tileOf(phone),
    isOldEnough: "yes",
    sendKey: crypto.randomUUID(),
  });
  return ((await reply.json()) as { publicId: string }).publicId;
}

/** Has the phone's owner report a post, for one of the reasons in the form. */
export async function report(phone: Phone, post: string, reason: Report["reason"], words = "") {
  await send(phone, `/nearby/posts/${post}/report`, { of: "post", reason, words });
}

/** Unfolds the part of the form of a post that is rarely changed. */
export async function unfold(page: Page) {
  await page.getByText(/^Seen within \d/).click();
}

/** The posts on a page. */
export const cards = (page: Page) => page.getByRole("article");

/** The card of the post that holds these words. */
export const cardOf = (page: Page, text: string) => cards(page).filter({ hasText: text });

/** Chooses what can be done about the post that holds these words. */
export async function choose(page: Page, text: string, act: string) {
  const card = cardOf(page, text);
  await card.getByLabel(/^More about the post/).click();
  await card.getByText(act, { exact: true }).click();
}
