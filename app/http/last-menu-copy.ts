import { waitUntil } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import { brand } from "#app/brand.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { clockTime } from "#app/messages/clock.ts";
import type { Language } from "#app/messages/languages.ts";
import { INDIA } from "#app/domain/shops/local-time.ts";
import type { MenuCopy } from "#app/platform/menu-copies.ts";
import { findUnavailable } from "#app/platform/unavailable.ts";
import { language, menuCopies } from "./context.ts";
import { noteFailure } from "./failures.ts";
import { logError } from "./log.ts";

/** A menu as JSON, or as a page in a language, light ones without photos. Caches and copies keep each form apart. */
export type MenuForm = "json" | `page-${Language}` | `page-${Language}-light`;

interface WantedCopy {
  request: Request;
  context: Readonly<RouterContextProvider>;
  shopId: string;
  form: MenuForm;
}

/** In milliseconds: prices older than this are worse than none. */
const OLDEST_MS = DAY_MS;
/** How many menus one isolate remembers having stored. */
const MOST_REMEMBERED = 1_000;

/** What this isolate has stored. An unchanged menu is written again only once its copy is an hour old. */
const stored = new Map<string, { etag: string; at: number }>();

/** Whether a reply that is up to date should be stored as the shop's last menu. */
export function isCopyDue(wanted: WantedCopy, { headers }: Response): boolean {
  const before = stored.get(nameOf(wanted));
  return before?.etag !== headers.get("ETag") || Date.now() - before.at >= HOUR_MS;
}

/** Stores a reply, whose `body` was read, as the shop's last menu after it was sent. It never fails the request. */
export function storeLastCopy(wanted: WantedCopy, { headers }: Response, body: string): void {
  const { context, shopId, form } = wanted;
  const trueAt = Date.now();
  if (stored.size >= MOST_REMEMBERED) stored.clear();
  stored.set(nameOf(wanted), { etag: headers.get("ETag") ?? "", at: trueAt });
  const type = headers.get("Content-Type") ?? "";
  const policy = headers.get("Content-Security-Policy") ?? "";
  const stores = context.get(menuCopies).put(shopId, form, { body, type, policy, trueAt });
  waitUntil(
    stores.catch((error: unknown) => {
      stored.delete(nameOf(wanted));
      logError(error, { at: "menu copy" });
    }),
  );
}

/** Removes the copies of a shop that has closed. Where that fails it is logged: the next chores remove them too. */
export async function removeLastCopies(
  context: Readonly<RouterContextProvider>,
  shopId: string,
): Promise<void> {
  const removing = context.get(menuCopies).remove(shopId);
  await removing.catch((error: unknown) => logError(error, { at: "menu copy" }));
}

function nameOf({ shopId, form }: WantedCopy): string {
  return `${shopId}/${form}`;
}

/** For when D1 has failed. Says how old the copy is, a day at most. Rethrows other failures, or if there is no copy. */
export async function replyFromLastCopy(wanted: WantedCopy, failure: unknown): Promise<Response> {
  if (findUnavailable(failure)?.part !== "d1") throw failure;
  noteFailure(failure, wanted);
  const copies = wanted.context.get(menuCopies);
  const copy = await copies.find(wanted.shopId, wanted.form).catch((error: unknown) => {
    logError(error, { at: "menu copy" });
    return undefined;
  });
  const age = Date.now() - (copy?.trueAt ?? 0);
  if (!copy || age > OLDEST_MS) throw failure;
  return withAge(dated(copy, wanted), copy, age);
}

/** Cache-Status is from RFC 9211. The reply must not be cached: the next one may be up to date again. */
function withAge(reply: Response, { type, policy, trueAt }: MenuCopy, age: number): Response {
  const { headers } = reply;
  headers.set("Content-Type", type);
  if (policy !== "") headers.set("Content-Security-Policy", policy);
  headers.set("Last-Modified", new Date(trueAt).toUTCString());
  headers.set("Age", String(Math.round(age / 1000)));
  headers.set("Cache-Status", `${brand.name}; hit; detail="database unavailable"`);
  return reply;
}

/** A page says when its prices were true; JSON stays as it is. */
function dated({ body, trueAt }: MenuCopy, { form, context }: WantedCopy): Response {
  if (form === "json") return new Response(body);
  const words = pricesAsOf(trueAt, context.get(language));
  return (
    new HTMLRewriter()
      // Meanwhile the shop may have closed, a dish may be back, a section served.
      .on(".open", drop)
      .on(".chalkboard", drop)
      .on('[href="#today"]', drop)
      .on(".gone", drop)
      .on('[itemprop="availability"]', drop)
      .on(".served span", drop)
      .on(".out", withoutClass("out"))
      .on(".later", withoutClass("later"))
      .on("main", {
        element: (main) => void main.prepend(`<p class="as-of">${words}</p>`, { html: true }),
      })
      .transform(new Response(body))
  );
}

const drop = { element: (word: Element) => void word.remove() };

const withoutClass = (name: string) => ({
  element(row: Element) {
    const others = row.getAttribute("class")?.replace(name, "").trim() ?? "";
    row.setAttribute("class", others);
  },
});

function pricesAsOf(time: number, language: Language): string {
  const { lastCopy } = messagesIn(language, "menu");
  const day = new Intl.DateTimeFormat("en-IN", { timeZone: INDIA, dateStyle: "short" });
  const isToday = day.format(time) === day.format(Date.now());
  return lastCopy[isToday ? "today" : "yesterday"]({ time: clockTime(time, language, INDIA) });
}
