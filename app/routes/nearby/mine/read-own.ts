import type { LoaderFunctionArgs } from "react-router";
import { listBlocks } from "#app/domain/posts/blocks.ts";
import { listChecks } from "#app/domain/posts/checks.ts";
import { listConversations, type KnownReader } from "#app/domain/posts/conversations.ts";
import type { CornerAlert } from "#app/domain/posts/corner-alerts.ts";
import { listOwnPosts } from "#app/domain/posts/own-posts.ts";
import { beginningOf, listNotices } from "#app/domain/reports/notices.ts";
import { noteDecisionsSeen } from "#app/domain/reports/notices-seen.ts";
import { explainHidden } from "#app/domain/reports/why-hidden.ts";
import { database } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { newsFor } from "#app/routes/nearby/server/news.ts";
import { namedPlace, readPlaces } from "#app/routes/nearby/server/places.ts";
import { showNotice, showWhyHidden } from "#app/routes/nearby/server/shown-notices.ts";

type Asked = Pick<LoaderFunctionArgs, "request" | "url" | "params" | "context">;

/** All that somebody's own page shows. Notes that they have been shown the decisions on it. */
export async function readOwn(asked: Asked, reader: KnownReader, now: number) {
  const { person } = reader;
  const db = asked.context.get(database);
  const at = feedOptions(asked.context, now);
  const [posts, conversations, checks, notices, blocks, news] = await Promise.all([
    listOwnPosts(db, reader, at),
    listConversations(db, reader, at),
    listChecks(db, person, { now }),
    listNotices(db, person, { now }),
    listBlocks(db, person),
    newsFor(asked),
  ]);
  if (!isPrefetch(asked.request)) await noteDecisionsSeen(db, person, { now });
  const whys = posts.some(({ isHidden }) => isHidden)
    ? await explainHidden(db, person, { now })
    : undefined;
  const newIn = new Map(conversations.map(({ publicId, newCount }) => [publicId, newCount]));
  return {
    posts: posts.map((post) => ({
      ...post,
      newCount: newIn.get(post.publicId) ?? 0,
      whyHidden: showWhyHidden(asked.context, whys?.get(post.publicId)),
    })),
    conversations: conversations.filter(({ isOwnPost }) => !isOwnPost),
    checks: checks.map((check) => ({ ...check, text: beginningOf(check.text) })),
    notices: notices.map((notice) => showNotice(asked.context, notice, now)),
    blocks,
    alert: news.alert ? await showAlert(asked, news.alert) : null,
    news: news.count,
  };
}

async function showAlert({ request, context }: Asked, { tile, isMet }: CornerAlert) {
  return { place: await namedPlace(context, await readPlaces(request), tile), isMet };
}
