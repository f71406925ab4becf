import { useMessages } from "#app/ui/messages.tsx";

export function DiscardDraft({ discard }: { discard: () => void }) {
  const { draft } = useMessages("writing");
  return (
    <div className="kept">
      <p className="quiet">{draft.saved}</p>
      <details className="confirm">
        <summary className="link">{draft.discard}</summary>
        <button type="button" className="button danger" onClick={discard}>
          {draft.confirm}
        </button>
      </details>
    </div>
  );
}
