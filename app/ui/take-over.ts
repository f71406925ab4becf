import { nextTask } from "./next-task.ts";

interface Part {
  turn: Promise<void>;
  isDone: boolean;
  takeOver: () => void;
}

/** What waits for its turn or has had it, by the ids of the elements, in the order of the page. */
const parts = new Map<string, Part>();

/** Whether what is rendered for the first time is there already, as the server wrote it. */
let isInDocument = false;

/** The first events of a tap, of a key, and of a click that assistive technology makes. */
const TOUCHES = ["pointerdown", "keydown", "click"] as const;

/**
 * Takes a page over, first the frame and then each `TakenOverLater` in a task of its own, so that a slow phone answers
 * between them. What is touched before its turn is taken over at once, before its own handlers would run.
 * @param takeOverFrame Takes over all that does not wait, before it returns
 */
export async function takeOverInParts(takeOverFrame: () => void): Promise<void> {
  for (const touch of TOUCHES) addEventListener(touch, takeOverTouched, true);
  isInDocument = true;
  takeOverFrame();
  await nextTask();
  // Also those that others hold, which come to the end of the list as those have their turn.
  for (const part of parts.values()) {
    if (part.isDone) continue;
    part.takeOver();
    await nextTask();
  }
  isInDocument = false;
  for (const touch of TOUCHES) removeEventListener(touch, takeOverTouched, true);
}

/** What the part with this id waits for; undefined if it need not wait, or no longer. */
export function turnOf(id: string): Promise<void> | undefined {
  if (isInDocument && !parts.has(id)) parts.set(id, makePart());
  const part = parts.get(id);
  return part?.isDone ? undefined : part?.turn;
}

function makePart(): Part {
  let begin = () => {};
  const turn = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const part = { turn, isDone: false, takeOver };
  return part;

  function takeOver() {
    part.isDone = true;
    begin();
  }
}

/** The part that is touched; all of them, if it is none: what is touched may change them. */
function takeOverTouched({ target }: Event): void {
  const waiting = [...parts].filter(([, { isDone }]) => !isDone);
  const touched = waiting.filter(([id]) =>
    document.getElementById(id)?.contains(target as Node | null),
  );
  for (const [, part] of touched.length > 0 ? touched : waiting) part.takeOver();
}
