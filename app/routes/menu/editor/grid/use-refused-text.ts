import { problemText } from "#app/messages/problem-text.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { RefusedCell } from "./paste-block.ts";

/** Says in a sentence why a cell cannot be what was typed. */
export function useRefusedText(): (why: RefusedCell["why"]) => string {
  const { refused } = useMessages("grid");
  const problems = useMessages("problems");
  const { kept } = useMessages("saving");
  const { unclear } = useMessages("entry");
  return (why) => {
    if (why.reason === "kept") return kept;
    if (why.reason === "unclear") return unclear(why);
    if (why.reason === "invalid-input") return problemText(problems, why);
    const { count } = why;
    return why.reason === "other-sizes"
      ? refused.otherSizes({ count })
      : refused.unnamedSizes({ count });
  };
}
