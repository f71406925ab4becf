import { useEffect, useEffectEvent, type RefObject } from "react";
import SortableJs, { type SortableEvent } from "sortablejs";

interface Sorting {
  list: RefObject<HTMLElement | null>;
  /** Which of the list's children can be dragged; the handle is looked for within them. */
  handle: string;
  /** Called when an entry was dropped at another 1-based place of its list. Each says its own in `data-place`. */
  onMove: (entry: HTMLElement, to: number) => void;
  /** Called just before the dragged copy is made, and when all is over. */
  onLift?: (entry: HTMLElement) => void;
  onSettle?: (entry: HTMLElement) => void;
}

/**
 * Lets the entries of a list be dragged by their handles, with mouse and finger. Near the window's edge the
 * page scrolls by itself; Escape, and a drop outside the list, change nothing. The list's order in the document is left
 * to React: whoever is told of a move has it drawn.
 */
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
    // The same with mouse and finger, and with an own copy that follows the pointer.
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
      // Who pressed Escape has dropped nothing, nor has a finger that the system takes away, for a call perhaps.
      const isCancelled = originalEvent?.type.endsWith("cancel");
      if (to > 0 && to !== placeOf(item) && !isCancelled) onMove(item, to);
    },
  });
}

/** Ends the drag as the system would, whichever of the two the library listens to here. */
function cancelWithEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const type of ["pointercancel", "touchcancel"]) {
    document.dispatchEvent(new PointerEvent(type));
  }
}

function entriesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(":scope > [data-place]")];
}

/** The 1-based place at which React has drawn an entry last. */
function placeOf(entry: HTMLElement): number {
  return Number(entry.dataset["place"]);
}

/** Puts the entries back into React's order, which may be another than when the drag began. */
function redraw(list: HTMLElement): void {
  const entries = entriesOf(list);
  const ordered = entries.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (ordered.every((entry, index) => entry === entries[index])) return;
  for (const entry of ordered) list.insertBefore(entry, null);
}
