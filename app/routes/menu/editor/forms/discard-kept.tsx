import { useMessages } from "#app/ui/messages.tsx";
import type { useWholeForm } from "./use-whole-form.ts";

/** In a form that is always there, the way to give up what was kept of it. */
export function DiscardKept({ form }: { form: ReturnType<typeof useWholeForm> }) {
  const { retry } = useMessages("editor");
  if (!form.kept.typed) return null;
  return (
    <button type="button" className="button" onClick={form.onDiscard}>
      {retry.discard}
    </button>
  );
}
