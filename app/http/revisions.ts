import { waitUntil } from "cloudflare:workers";
import { findKeptPage, keepPage } from "#app/platform/page-cache.ts";
import { logError } from "./log.ts";

/** A public page whose every change moves one revision number. */
export interface RevisionedPage {
  request: Request;
  /** Names the page in the caches, and is its Cache-Tag: `menu-demo-cafe`. */
  tag: string;
  /** What else the page depends on besides its revision: the build, its settings. Letters, digits, dots. */
  edition: string;
  /** What is kept of what `render` gives: nothing but this. */
  mediaType: "text/html" | "application/json";
  /** The revision at which the page stands; undefined if there is no such page. */
  findRevision: () => Promise<number | undefined>;
  /** Renders the page anew, and says at which revision; undefined where it says that there is no page. */
  render: () => Promise<{ page: Response; revision: number | undefined }>;
}

/**
 * Answers with as little work as the copies at hand allow: 304 to a browser that holds the revision, else
 * the page that is kept, else the page rendered anew, which is then kept. A copy is used only after its
 * revision was looked up, so an outdated page is never sent; without any copy that look-up is left out.
 */
export async function answerByRevision(wanted: RevisionedPage): Promise<Response> {
  if (!isPageWanted(wanted.request)) return (await wanted.render()).page;
  return (await answerFromCopies(wanted)) ?? renderAndKeep(wanted);
}

/** A copy answers neither a form nor address.data, under which the framework gives a page's bare data. */
function isPageWanted({ method, url }: Request): boolean {
  return (method === "GET" || method === "HEAD") && !new URL(url).pathname.endsWith(".data");
}

async function answerFromCopies(wanted: RevisionedPage): Promise<Response | undefined> {
  const seenTags = wanted.request.headers.get("If-None-Match") ?? "";
  const kept = await findKeptPage(keyOf(wanted)).catch(missCopy);
  if (!kept && seenTags === "") return undefined;
  const revision = await wanted.findRevision();
  if (revision === undefined) return undefined;
  const etag = entityTag(revision, wanted);
  if (seenTags.includes(etag)) return publicly(new Response(null, { status: 304 }), etag, wanted);
  return kept?.headers.get("ETag") === `W/${etag}` ? publicly(kept, etag, wanted) : undefined;
}

async function renderAndKeep(wanted: RevisionedPage): Promise<Response> {
  const { page, revision } = await wanted.render();
  const isPage = page.headers.get("Content-Type")?.startsWith(wanted.mediaType);
  if (!isPage || page.status !== 200 || revision === undefined) return page;
  const reply = publicly(page, entityTag(revision, wanted), wanted);
  waitUntil(keepPage(keyOf(wanted), reply.clone()).catch(missCopy));
  return reply;
}

/** Copies only save work: where the cache fails, the page is rendered. */
function missCopy(error: unknown): undefined {
  logError(error, { at: "page cache" });
}

function keyOf({ tag, edition }: RevisionedPage): string {
  return `${tag}/${edition}`;
}

function entityTag(revision: number, { edition }: RevisionedPage): string {
  return `"${revision}-${edition}"`;
}

/** Browsers ask each time; Cloudflare may answer from its own cache for a minute, longer while we are down. */
function publicly(response: Response, etag: string, { tag }: RevisionedPage): Response {
  const reply = new Response(response.body, response);
  // What our own cache says of its copy is not for caches and browsers on the way.
  for (const name of ["Age", "CF-Cache-Status", "Date"]) reply.headers.delete(name);
  reply.headers.set("ETag", `W/${etag}`);
  reply.headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  reply.headers.set(
    "Cloudflare-CDN-Cache-Control",
    "max-age=60, stale-while-revalidate=300, stale-if-error=86400",
  );
  reply.headers.set("Cache-Tag", tag);
  return reply;
}
