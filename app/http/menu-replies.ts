import { waitUntil } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import { findCachedPage, cachePage } from "#app/platform/page-cache.ts";
import { isCopyDue, storeLastCopy, replyFromLastCopy, type MenuForm } from "./last-menu-copy.ts";
import { logError } from "./log.ts";

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
  /** Renders the menu, and gives its revision; undefined if the reply says that there is no menu. */
  render: () => Promise<{ page: Response; revision: number | undefined }>;
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
  const seenTags = wanted.request.headers.get("If-None-Match") ?? "";
  const cached = await findCachedPage(keyOf(wanted)).catch(missCopy);
  if (!cached && seenTags === "") return undefined;
  const revision = await wanted.findRevision();
  if (revision === undefined) return undefined;
  const etag = entityTag(revision, wanted);
  if (seenTags.includes(etag)) return publicly(new Response(null, { status: 304 }), etag);
  if (cached?.headers.get("ETag") !== `W/${etag}`) return undefined;
  const reply = publicly(cached, etag);
  if (!isCopyDue(wanted, reply)) return reply;
  const body = await reply.text();
  storeLastCopy(wanted, reply, body);
  return new Response(body, reply);
}

async function renderAndCache(wanted: MenuRequest): Promise<Response> {
  const { page, revision } = await wanted.render();
  const type = wanted.form === "json" ? "application/json" : "text/html";
  const isMenu = page.headers.get("Content-Type")?.startsWith(type);
  if (!isMenu || page.status !== 200 || revision === undefined) return page;
  // As text, it can be sent and stored without one waiting for the other.
  const body = await page.text();
  const reply = publicly(new Response(body, page), entityTag(revision, wanted));
  waitUntil(cachePage(keyOf(wanted), new Response(body, reply)).catch(missCopy));
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

function entityTag(revision: number, { edition, form }: MenuRequest): string {
  return `"${revision}-${edition}.${form}"`;
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
