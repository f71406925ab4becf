import { useEffect, useEffectEvent, type RefObject } from "react";
import SortableJs, { type SortableEvent } from "sortablejs";

interface Sorting {
  list: RefObject<HTMLElement | null>;
  /** Selects the handle within an entry. */
  handle: string;
  /** Called when an entry is dropped at another 1-based place. Each entry has its own in `data-place`. */
  onMove: (entry: HTMLElement, to: number) => void;
  onLift?: (entry: HTMLElement) => void;
  onSettle?: (entry: HTMLElement) => void;
}

/** Makes a list sortable by its handles. SortableJS never reorders the document: `onMove` has React do it. */
export function useSorting({ list, handle, onMove, onLift, onSettle }: Sorting): void {
  const told = {
    onMove: useEffectEvent(onMove),
    onLift: useEffectEvent((entry: HTMLElement) => onLift?.(entry)),
    onSettle: useEffectEvent((entry: HTMLElement) => onSettle?.(entry)),
  };
  const begin = useEffectEvent(() =>
    list.current ? makeSortable(list.current, { handle, ...told }) : undefined,
  );
  useEffect(() => {
    const sortable = begin();
    return () => sortable?.destroy();
  }, []);
}

function makeSortable(
  list: HTMLElement,
  { handle, onMove, onLift, onSettle }: Required<Omit<Sorting, "list">>,
): SortableJs {
  return SortableJs.create(list, {
    handle,
    draggable: "[data-place]",
    animation: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 150,
    forceFallback: true,
    fallbackOnBody: true,
    fallbackTolerance: 5,
    scrollSensitivity: 100,
    scrollSpeed: 15,
    revertOnSpill: true,
    onClone: ({ item }) => onLift(item),
    onStart: () => document.addEventListener("keydown", cancelWithEscape),
    onEnd({ item, originalEvent }: SortableEvent & { originalEvent?: Event }) {
      document.removeEventListener("keydown", cancelWithEscape);
      onSettle(item);
      const to = entriesOf(list).indexOf(item) + 1;
      redraw(list);
      // Escape cancels the drag, and so does the system, for a call perhaps.
      const isCancelled = originalEvent?.type.endsWith("cancel");
      if (to > 0 && to !== placeOf(item) && !isCancelled) onMove(item, to);
    },
  });
}

/** Ends the drag as the system would; the library listens to one of the two. */
function cancelWithEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const type of ["pointercancel", "touchcancel"]) {
    document.dispatchEvent(new PointerEvent(type));
  }
}

function entriesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(":scope > [data-place]")];
}

function placeOf(entry: HTMLElement): number {
  return Number(entry.dataset["place"]);
}

/** Restores React's order, which may have changed during the drag. */
function redraw(list: HTMLElement): void {
  const entries = entriesOf(list);
  const ordered = entries.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (ordered.every((entry, index) => entry === entries[index])) return;
  for (const entry of ordered) list.insertBefore(entry, null);
}
