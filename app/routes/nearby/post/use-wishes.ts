import { useState } from "react";
import type { Reaction } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import type { ThreadAnswer } from "#app/routes/nearby/thread/answer.ts";

/** A reaction as it shows: how many have given it, and whether its reader has. */
export type Given = ShownPost["reactions"][number];

/** Which reactions are wanted, and which not any more. */
type Wishes = Partial<Record<Reaction, boolean>>;

/**
 * The reactions to a post with what was tapped as it will be, until a page says how it has become. One that was refused
 * is as it was before.
 */
export function useWishes({ reactions }: ShownPost, answer: ThreadAnswer | undefined) {
  const [wishes, setWishes] = useState<Wishes>({});
  const [seen, setSeen] = useState({ reactions, answer });
  if (seen.reactions !== reactions || seen.answer !== answer) {
    setSeen({ reactions, answer });
    if (seen.reactions !== reactions) setWishes({});
    else if (answer?.problem) setWishes({ ...wishes, ...wishIn(answer.reaction, "off") });
  }
  const wish = (sent: string) => setWishes({ ...wishes, ...wishIn(sent, "on") });
  return { reactions: withWishes(reactions, wishes), wish };
}

/** What a form asks for as `thanks on`. */
function wishIn(sent: string, on: "on" | "off"): Wishes {
  const [reaction, wanted] = sent.split(" ");
  return { [String(reaction)]: wanted === on };
}

/** The reactions as they are once these wishes have arrived. */
function withWishes(reactions: Given[], wishes: Wishes): Given[] {
  return reactions.map((given) => {
    const isWanted = wishes[given.reaction] ?? given.isMine;
    if (isWanted === given.isMine) return given;
    return { ...given, isMine: isWanted, count: given.count + (isWanted ? 1 : -1) };
  });
}
