import { useMessages } from "#app/ui/messages.tsx";

/** Says that a form holds what was typed before the page was left. */
export function KeptNote() {
  const { kept } = useMessages("saving");
  return (
    <p className="kept-note" role="note">
      {kept}
    </p>
  );
}
