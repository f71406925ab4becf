import { waitUntil } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import { findCachedPage, cachePage } from "#app/platform/page-cache.ts";
import { isCopyDue, storeLastCopy, replyFromLastCopy, type MenuForm } from "./last-menu-copy.ts";
import { logError } from "./log.ts";

/** Which menu a reply shows, and the next moment at which it would read differently, in milliseconds UTC. */
export interface ShownMenu {
  revision: number;
  until?: number | undefined;
}

/** A request for a shop's menu. Every change to the menu moves the shop's revision. */
export interface MenuRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  shopId: string;
  form: MenuForm;
  /** What the reply depends on besides its revision and form: the build, its settings. Letters, digits, dots. */
  edition: string;
  /** The menu's current revision; undefined if there is no such menu. */
  findRevision: () => Promise<number | undefined>;
  /** Renders the menu; without `shown` if the reply says that there is no menu. */
  render: () => Promise<{ page: Response; shown?: ShownMenu | undefined }>;
}

/**
 * Answers with a 304 if the browser has the current revision, else from the data centre's cache, else with a newly
 * rendered menu. A copy's revision is always looked up before it is used; without a copy nothing is looked up. If D1
 * fails, the last menu is sent, which says how old it is.
 */
export async function answerMenu(wanted: MenuRequest): Promise<Response> {
  if (!isMenuWanted(wanted.request)) return (await wanted.render()).page;
  try {
    return (await answerFromCache(wanted)) ?? (await renderAndCache(wanted));
  } catch (error) {
    return replyFromLastCopy(wanted, error);
  }
}

/** A copy is no answer to a form, nor to address.data, where the framework serves a page's bare data. */
function isMenuWanted({ method, url }: Request): boolean {
  return (method === "GET" || method === "HEAD") && !new URL(url).pathname.endsWith(".data");
}

async function answerFromCache(wanted: MenuRequest): Promise<Response | undefined> {
  const seenTags = tagsIn(wanted.request.headers.get("If-None-Match"));
  const cached = await findCachedPage(keyOf(wanted)).catch(missCopy);
  if (!cached && seenTags.length === 0) return undefined;
  const revision = await wanted.findRevision();
  if (revision === undefined) return undefined;
  const isCurrent = (etag: string) => isCurrentTag(etag, revision, wanted);
  const seen = seenTags.find(isCurrent);
  if (seen) return publicly(new Response(null, { status: 304 }), seen);
  const [etag] = tagsIn(cached?.headers.get("ETag"));
  return cached && etag && isCurrent(etag) ? replyFromCopy(wanted, cached, etag) : undefined;
}

async function replyFromCopy(wanted: MenuRequest, copy: Response, etag: string): Promise<Response> {
  const reply = publicly(copy, etag);
  if (!isCopyDue(wanted, reply)) return reply;
  const body = await reply.text();
  storeLastCopy(wanted, reply, body);
  return new Response(body, reply);
}

async function renderAndCache(wanted: MenuRequest): Promise<Response> {
  const { page, shown } = await wanted.render();
  const type = wanted.form === "json" ? "application/json" : "text/html";
  const isMenu = page.headers.get("Content-Type")?.startsWith(type);
  if (!isMenu || page.status !== 200 || !shown) return page;
  // As text, it can be sent and stored without one waiting for the other.
  const body = await page.text();
  const reply = publicly(new Response(body, page), entityTag(shown, wanted));
  waitUntil(cachePage(keyOf(wanted), new Response(body, reply), shown.until).catch(missCopy));
  if (isCopyDue(wanted, reply)) storeLastCopy(wanted, reply, body);
  return reply;
}

/** Cached pages only save work: if the cache fails, the menu is rendered. */
function missCopy(error: unknown): undefined {
  logError(error, { at: "page cache" });
}

function keyOf({ shopId, edition, form }: MenuRequest): string {
  return `menu-${shopId}/${edition}.${form}`;
}

/** The tag holds until when the page is true, so that an outdated one is told from it alone. */
function entityTag({ revision, until }: ShownMenu, wanted: MenuRequest): string {
  return `"${menuTag(revision, wanted)}${until === undefined ? "" : `@${until}`}"`;
}

function menuTag(revision: number, { edition, form }: MenuRequest): string {
  return `${revision}-${edition}.${form}`;
}

function isCurrentTag(etag: string, revision: number, wanted: MenuRequest): boolean {
  const [tag, until] = etag.slice(1, -1).split("@");
  const isTrueNow = until === undefined || Number(until) > Date.now();
  return tag === menuTag(revision, wanted) && isTrueNow;
}

/** The entity tags in a header, in quotes and without the sign that they are weak. */
function tagsIn(header: string | null | undefined): string[] {
  return header?.match(/"[^"]*"/g) ?? [];
}

/** Makes browsers ask each time whether their copy is still current. */
function publicly(response: Response, etag: string): Response {
  const reply = new Response(response.body, response);
  // Our own cache's headers are not meant for browsers, or for caches on the way.
  for (const name of ["Age", "CF-Cache-Status", "Date"]) reply.headers.delete(name);
  reply.headers.set("ETag", `W/${etag}`);
  reply.headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  return reply;
}
