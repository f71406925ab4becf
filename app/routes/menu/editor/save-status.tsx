import { Icon } from "./icon.tsx";

export type SaveState = "saving" | "saved" | "not-saved";

const WORDS: Record<SaveState, string> = {
  saving: "Saving…",
  saved: "Saved",
  "not-saved": "Not saved",
};

/** Says in words how it stands with what the owner did; empty before they did anything. */
export function SaveStatus({ state }: { state: SaveState | undefined }) {
  return (
    <p className="status" role="status" data-state={state}>
      {state === "saved" && <Icon name="tick" />}
      {state && WORDS[state]}
    </p>
  );
}
