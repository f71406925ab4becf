import { waitUntil } from "cloudflare:workers";
import { findKeptPage, keepPage } from "#app/platform/page-cache.ts";

/** A public page whose every change moves one revision number. */
export interface RevisionedPage {
  request: Request;
  /** Names the page in the caches, and is its Cache-Tag: `menu-demo-cafe`. */
  tag: string;
  /** What else the page depends on besides its revision: the build, its settings. Letters, digits, dots. */
  edition: string;
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
  // Under address.data the framework answers with the page's bare data: never to be kept as the page.
  if (new URL(wanted.request.url).pathname.endsWith(".data")) return (await wanted.render()).page;
  const key = `${wanted.tag}/${wanted.edition}`;
  return (await answerFromCopies(wanted, await findKeptPage(key))) ?? renderAndKeep(wanted, key);
}

async function answerFromCopies(
  { request, tag, edition, findRevision }: RevisionedPage,
  kept: Response | undefined,
): Promise<Response | undefined> {
  const seenTags = request.headers.get("If-None-Match") ?? "";
  if (!kept && seenTags === "") return undefined;
  const revision = await findRevision();
  if (revision === undefined) return undefined;
  const etag = entityTag(revision, edition);
  if (seenTags.includes(etag)) return publicly(new Response(null, { status: 304 }), etag, tag);
  return kept?.headers.get("ETag") === etag ? publicly(kept, etag, tag) : undefined;
}

async function renderAndKeep(
  { tag, edition, render }: RevisionedPage,
  key: string,
): Promise<Response> {
  const { page, revision } = await render();
  if (page.status !== 200 || revision === undefined) return page;
  const reply = publicly(page, entityTag(revision, edition), tag);
  waitUntil(keepPage(key, reply.clone()));
  return reply;
}

function entityTag(revision: number, edition: string): string {
  return `W/"${revision}-${edition}"`;
}

/** Browsers ask each time; Cloudflare may answer from its own cache for a minute, longer while we are down. */
function publicly(response: Response, etag: string, tag: string): Response {
  const reply = new Response(response.body, response);
  reply.headers.set("ETag", etag);
  reply.headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  reply.headers.set(
    "Cloudflare-CDN-Cache-Control",
    "max-age=60, stale-while-revalidate=300, stale-if-error=86400",
  );
  reply.headers.set("Cache-Tag", tag);
  return reply;
}
