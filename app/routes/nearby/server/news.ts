import { createContext, type LoaderFunctionArgs } from "react-router";
import { countNews, type ShownHere } from "#app/domain/news/count-news.ts";
import { database } from "#app/http/context.ts";
import { readerOf } from "./neighbour.ts";
import { readPlaces } from "./places.ts";

type Asked = Pick<LoaderFunctionArgs, "request" | "url" | "params" | "context">;

const counted = createContext<Promise<number> | null>(null);

/**
 * How much is new for whoever sends this request, besides what the page that they open shows; 0 for who has only read.
 * Counted once, however many loaders of the page ask.
 */
export function newsFor(asked: Asked): Promise<number> {
  const { context } = asked;
  const news = context.get(counted) ?? count(asked);
  context.set(counted, news);
  return news;
}

async function count(asked: Asked): Promise<number> {
  const { person, ...reader } = readerOf(asked.context);
  if (!person) return 0;
  const known = { ...reader, person };
  const shown = await shownBy(asked);
  return countNews(asked.context.get(database), known, shown, { now: Date.now() });
}

async function shownBy({ request, url, params }: Asked): Promise<ShownHere> {
  if (url.pathname === "/nearby/mine") return { decisions: true };
  if (url.pathname !== "/nearby") return { thread: params["public_id"] };
  const [place] = await readPlaces(request);
  return { tile: url.searchParams.has("at") ? undefined : place?.tile };
}
