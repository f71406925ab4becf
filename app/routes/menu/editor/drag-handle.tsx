interface DragHandleProps {
  label: string;
  isDraft?: boolean;
  /** One place up (-1) or down (1), by the arrow keys. */
  onStep: (by: -1 | 1) => void;
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

export function DragHandle({ label, isDraft = false, onStep }: DragHandleProps) {
  return (
    <button
      type="button"
      className="icon-button handle"
      aria-label={label}
      disabled={isDraft}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        onStep(step);
      }}
    />
  );
}
