/** A version from which somebody may restore. */
export interface Restorable {
  versionId: number;
  /** The revision of the menu that the page compares with it. */
  revision: number;
}

interface RestoreProps {
  of: Restorable;
  part?: [name: "sectionId" | "itemId", id: number];
  /** Given if it undoes a restore, or makes an undone one again. */
  as?: "undo" | "redo";
  className: string;
  text: string;
  label?: string;
}

/** The button that makes the menu, or a part of it, what it was in a version. */
export function Restore({
  of: { versionId, revision },
  part,
  as,
  className,
  text,
  label,
}: RestoreProps) {
  return (
    <form method="post">
      <input type="hidden" name="versionId" value={versionId} />
      <input type="hidden" name="revision" value={revision} />
      {part && <input type="hidden" name={part[0]} value={part[1]} />}
      {as && <input type="hidden" name="as" value={as} />}
      <button className={className} aria-label={label}>
        {text}
      </button>
    </form>
  );
}
