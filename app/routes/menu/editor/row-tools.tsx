import { Icon } from "./icon.tsx";

interface RowToolsProps {
  /** What the row is, for instance “size 2”. */
  name: string;
  index: number;
  onMoveUp: (index: number) => void;
  onRemove: (index: number) => void;
}

/** The buttons that move a row of a list up and take it out. */
export function RowTools({ name, index, onMoveUp, onRemove }: RowToolsProps) {
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMoveUp(index)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(index)}
      >
        <Icon name="cross" />
      </button>
    </>
  );
}
