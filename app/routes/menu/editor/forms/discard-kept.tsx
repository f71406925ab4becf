import { useMessages } from "#app/ui/messages.tsx";
import type { useWholeForm } from "./use-whole-form.ts";

interface DiscardKeptProps {
  form: ReturnType<typeof useWholeForm>;
  /** Gives up what belongs to the form but is kept elsewhere. */
  onDiscard?: () => void;
}

/** In a form that is always there, the way to give up what was kept of it. */
export function DiscardKept({ form, onDiscard }: DiscardKeptProps) {
  const { retry } = useMessages("editor");
  if (!form.kept.typed) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        onDiscard?.();
        form.onDiscard();
      }}
    >
      {retry.discard}
    </button>
  );
}
