import { createContext, type LoaderFunctionArgs } from "react-router";
import { findNews, type News, type ShownHere } from "#app/domain/news/find-news.ts";
import { database } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { readerOf } from "./neighbour.ts";
import { readPlaces } from "./places.ts";

type Asked = Pick<LoaderFunctionArgs, "request" | "url" | "params" | "context">;

const NONE: News = { count: 0, alert: undefined };

const found = createContext<Promise<News> | null>(null);

/**
 * What is new for whoever sends this request, besides what the page that they open shows; nothing for somebody who has
 * only read. Looked up once, however many loaders of the page ask.
 */
export function newsFor(asked: Asked): Promise<News> {
  const { context } = asked;
  const news = context.get(found) ?? find(asked);
  context.set(found, news);
  return news;
}

async function find(asked: Asked): Promise<News> {
  const { person, ...reader } = readerOf(asked.context);
  if (!person) return NONE;
  const known = { ...reader, person };
  const shown = await shownBy(asked);
  return findNews(
    asked.context.get(database),
    known,
    shown,
    feedOptions(asked.context, Date.now()),
  );
}

async function shownBy({ request, url, params }: Asked): Promise<ShownHere> {
  if (url.pathname === "/nearby/mine") return { decisions: true };
  if (url.pathname !== "/nearby") return { thread: params["public_id"] };
  const [place] = await readPlaces(request);
  return { tile: url.searchParams.has("at") ? undefined : place?.tile };
}
