interface RestoreProps {
  versionId: number;
  part?: [name: "sectionId" | "itemId", id: number];
  className: string;
  text: string;
  label?: string;
}

/** The button that makes the menu, or a part of it, what it was in a version. */
export function Restore({ versionId, part, className, text, label }: RestoreProps) {
  return (
    <form method="post">
      <input type="hidden" name="versionId" value={versionId} />
      {part && <input type="hidden" name={part[0]} value={part[1]} />}
      <button className={className} aria-label={label}>
        {text}
      </button>
    </form>
  );
}
