import type { RouterContextProvider } from "react-router";
import { nameOfTile } from "#app/domain/places/nearest-place.ts";
import { middleOfParent, type Tile } from "#app/domain/places/tiles.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { language, readPlaceNames } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";

const BEGINNING_LENGTH = 90;

/**
 * What a link to a post says in a chat: what it is about and in which area, the same for the sixteen tiles of a parent,
 * but nothing of who wrote it. Only for those without a session, as the programs are that look at links.
 */
export async function previewOf(
  context: Readonly<RouterContextProvider>,
  { post, tile }: { post: ShownPost; tile: Tile },
): Promise<{ title: string; description: string } | undefined> {
  if (readerOf(context).person) return undefined;
  const { thread } = messagesIn(context.get(language), "nearby");
  const { kindNames } = messagesIn(context.get(language), "compose");
  const place = await nameOfTile(middleOfParent(tile), context.get(readPlaceNames)).catch(() => "");
  return {
    title: thread.preview({ kind: kindNames[post.kind], beginning: beginningOf(post.text) }),
    description: place === "" ? thread.previewTextNowhere : thread.previewText({ place }),
  };
}

/** Ends at a word. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= BEGINNING_LENGTH) return line;
  const blank = line.lastIndexOf(" ", BEGINNING_LENGTH);
  return `${line.slice(0, blank === -1 ? BEGINNING_LENGTH : blank)}…`;
}
