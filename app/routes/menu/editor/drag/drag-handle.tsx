interface DragHandleProps {
  label: string;
  /** One place up (-1) or down (1), by the arrow keys. */
  onStep: (by: -1 | 1) => void;
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

export function DragHandle({ label, onStep }: DragHandleProps) {
  return (
    <button
      type="button"
      className="icon-button handle needs-script"
      aria-label={label}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        onStep(step);
      }}
    />
  );
}
