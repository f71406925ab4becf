import { useEffect, useEffectEvent, type RefObject } from "react";
import type SortableJs from "sortablejs";
import type { SortableEvent } from "sortablejs";

interface Sorting {
  list: RefObject<HTMLElement | null>;
  /** Where an entry may be dropped, if that is more than the list. */
  area?: RefObject<HTMLElement | null>;
  /** Whether the entries stand in a row, which scrolls sideways. */
  isRow?: boolean;
  /** Selects the handle within an entry. */
  handle: string;
  /** Called when an entry is dropped at another 1-based place. Each entry has its own in `data-place`. */
  onMove: (entry: HTMLElement, to: number) => void;
  onLift?: (entry: HTMLElement) => void;
  onSettle?: (entry: HTMLElement) => void;
}

/**
 * Makes a list sortable by its handles. SortableJS is loaded once a pointer comes to one of them, and never reorders the
 * document: `onMove` has React do it.
 */
export function useSorting({
  list,
  area = list,
  isRow = false,
  handle,
  onMove,
  onLift,
  onSettle,
}: Sorting): void {
  const told = {
    onMove: useEffectEvent(onMove),
    onLift: useEffectEvent((entry: HTMLElement) => onLift?.(entry)),
    onSettle: useEffectEvent((entry: HTMLElement) => onSettle?.(entry)),
    isInArea: useEffectEvent((drop: Event | undefined) => isIn(area.current, drop)),
  };
  const begin = useEffectEvent(() =>
    list.current ? sortOnceHeld(list.current, { isRow, handle, ...told }) : undefined,
  );
  useEffect(() => begin(), []);
}

interface Told extends Required<Omit<Sorting, "list" | "area">> {
  isInArea: (drop: Event | undefined) => boolean;
}

/** Returns a function that ends it. */
function sortOnceHeld(list: HTMLElement, told: Told): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let sortable: SortableJs | undefined;
  let isLoading = false;
  let held: PointerEvent | undefined;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    // Where it cannot be loaded, the buttons still move things, and the next touch tries again.
    const loaded = await import("sortablejs").catch(() => undefined);
    isLoading = loaded !== undefined;
    if (!loaded || signal.aborted) return;
    const { default: Sortable } = loaded;
    sortable = makeSortable(Sortable, list, told);
    // A drag that began meanwhile goes on. The library listens to one of the two.
    for (const type of ["pointerdown", "mousedown"]) {
      held?.target?.dispatchEvent(new PointerEvent(type, held));
    }
  }

  function onPointer(event: PointerEvent): void {
    if (sortable || !(event.target as Element).closest(told.handle)) return;
    if (event.type === "pointerdown") held = event;
    void load();
  }

  list.addEventListener("pointerover", onPointer, { signal });
  list.addEventListener("pointerdown", onPointer, { signal });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => (held = undefined), { signal });
  }
  return () => {
    listening.abort();
    sortable?.destroy();
  };
}

/** In a longer list, of which most is out of sight, the others do not slide: a slow phone would measure each of them. */
const SLIDING = 20;
const SLIDE_MS = 150;
/** Pixels from its edges where the page scrolls by itself. */
const PAGE_EDGE = 100;
/** The same for a row: at the page's depth, its edges would cover most of it on a phone. */
const ROW_EDGE = 32;

function makeSortable(
  Sortable: typeof SortableJs,
  list: HTMLElement,
  { isRow, handle, onMove, onLift, onSettle, isInArea }: Told,
): SortableJs {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return Sortable.create(list, {
    handle,
    draggable: "[data-place]",
    animation: isCalm || entriesOf(list).length > SLIDING ? 0 : SLIDE_MS,
    forceFallback: true,
    fallbackOnBody: true,
    fallbackTolerance: 5,
    scrollSensitivity: isRow ? ROW_EDGE : PAGE_EDGE,
    scrollSpeed: 15,
    onClone: ({ item }) => onLift(item),
    onStart: () => document.addEventListener("keydown", cancelWithEscape),
    onEnd({ item, originalEvent }: SortableEvent & { originalEvent?: Event }) {
      document.removeEventListener("keydown", cancelWithEscape);
      onSettle(item);
      const to = entriesOf(list).indexOf(item) + 1;
      // Escape cancels the drag, and so does the system, for a call perhaps.
      const isDropped = !originalEvent?.type.endsWith("cancel") && isInArea(originalEvent);
      // In a task of its own: a slow phone has just drawn a long list anew.
      setTimeout(() => {
        restoreOrder(list, item);
        if (to > 0 && to !== placeOf(item) && isDropped) onMove(item, to);
      });
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

function isIn(area: HTMLElement | null, drop: Event | undefined): boolean {
  const at = drop && pointOf(drop);
  return (at && area?.contains(document.elementFromPoint(at.clientX, at.clientY))) ?? false;
}

/** In Safari on iPads, which says that it runs on a Mac, the library listens to touches instead of pointers. */
function pointOf(event: Event): { clientX: number; clientY: number } | undefined {
  if ("changedTouches" in event) return (event as TouchEvent).changedTouches[0];
  return event instanceof MouseEvent ? event : undefined;
}

function entriesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(":scope > [data-place]")];
}

function placeOf(entry: HTMLElement): number {
  return Number(entry.dataset["place"]);
}

/** Restores React's order, which may have changed during the drag. Only what stands wrong is moved: it may be long. */
function restoreOrder(list: HTMLElement, dragged: HTMLElement): void {
  const ordered = entriesOf(list).toSorted((one, other) => placeOf(one) - placeOf(other));
  const at = ordered.indexOf(dragged);
  if (at >= 0) putBefore(dragged, ordered[at + 1]);
  for (const [index, entry] of [...ordered.entries()].toReversed()) {
    putBefore(entry, ordered[index + 1]);
  }
}

function putBefore(entry: HTMLElement, next: HTMLElement | undefined): void {
  if (entry.nextElementSibling !== (next ?? null)) {
    entry.parentElement?.insertBefore(entry, next ?? null);
  }
}
