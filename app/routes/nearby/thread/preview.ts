import type { RouterContextProvider } from "react-router";
import { nameOfTile } from "#app/domain/places/nearest-place.ts";
import { middleOf, type PostPlace } from "#app/domain/places/post-place.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { language, readPlaceNames } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { datedText } from "#app/routes/nearby/components/when-text.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";

const BEGINNING_LENGTH = 90;

/**
 * What a link to a post says in a chat: what it is about and in which area, the same for the sixteen tiles of a parent,
 * but nothing of who wrote it, nor of what was reported and is being checked. Only for those without a session, as the programs are that look at links.
 */
export async function previewOf(
  context: Readonly<RouterContextProvider>,
  { post, place }: { post: ShownPost; place: PostPlace },
): Promise<{ title: string; description: string } | undefined> {
  if (readerOf(context).person || post.isFlagged) return undefined;
  const { thread, when } = messagesIn(context.get(language), "nearby");
  const { kindNames } = messagesIn(context.get(language), "compose");
  const area = await nameOfTile(middleOf(place), context.get(readPlaceNames)).catch(() => "");
  const said = { kind: kindNames[post.kind], beginning: beginningOf(post.text) };
  if (post.kind === "plan" && post.startsAt !== null) {
    // A chat may show it for days: it says no “tomorrow”.
    const begins = datedText(post.startsAt, { when, language: context.get(language) });
    return {
      title: thread.previewOfPlan({ ...said, when: begins }),
      description:
        area === "" ? thread.previewTextOfPlanNowhere : thread.previewTextOfPlan({ place: area }),
    };
  }
  return {
    title: thread.preview(said),
    description: area === "" ? thread.previewTextNowhere : thread.previewText({ place: area }),
  };
}

/** Ends at a word. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= BEGINNING_LENGTH) return line;
  const blank = line.lastIndexOf(" ", BEGINNING_LENGTH);
  return `${line.slice(0, blank === -1 ? BEGINNING_LENGTH : blank)}…`;
}
