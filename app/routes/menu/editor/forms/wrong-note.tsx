import type { WrongField } from "./use-wrong-field.ts";

interface WrongNoteProps {
  wrong: WrongField | undefined;
  /** The names of the fields that it stands below. */
  of: string[];
}

/** What is wrong with the fields above it; nothing if nothing is. */
export function WrongNote({ wrong, of }: WrongNoteProps) {
  if (!wrong || !of.includes(wrong.name)) return null;
  return (
    <p key={wrong.text} id={wrong.id} className="alert" role="alert" ref={bringIntoView}>
      {wrong.text}
    </p>
  );
}

/** On a phone the field may be the last thing in sight. */
function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: "nearest" });
}
