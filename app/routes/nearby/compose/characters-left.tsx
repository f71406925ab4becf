import { charactersIn } from "#app/domain/characters.ts";
import { postLimits } from "#app/domain/posts/limits.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface CharactersLeftProps {
  /** Below 0 there are too many. */
  left: number;
}

/** How many characters are left: always visible, but read out only near the end. */
export function CharactersLeft({ left }: CharactersLeftProps) {
  const words = leftInWords(left, useMessages("writing"));
  return (
    <p className={left < 0 ? "left over" : "left"}>
      <span aria-hidden="true">{left}</span>
      <span className="unseen" role="status">
        {words}
      </span>
    </p>
  );
}

/** Changes at a few counts only, so that a screen reader is not interrupted by each key. */
export function leftInWords(left: number, compose: Messages<Catalogue["writing"]>): string {
  if (left < 0) return compose.left.tooMany;
  if (left === 0) return compose.left.none;
  const mark = [10, 50].find((most) => left <= most);
  return mark === undefined ? "" : compose.left.atMost({ most: mark });
}

/** How many more characters the text of a post may have, as the server counts them. */
export function charactersLeft({ text = "" }: Record<string, string>): number {
  return postLimits.textLength - charactersIn(text);
}
