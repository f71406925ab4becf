import { useMessages } from "#app/ui/messages.tsx";
import type { RefusalMessages } from "./refusals.ts";

/** The texts of refusals, in the language of the page. Works only within `WritingMessages`. */
export function useRefusalMessages(): RefusalMessages {
  return {
    compose: useMessages("compose"),
    writing: useMessages("writing"),
    problems: useMessages("postProblems"),
  };
}
