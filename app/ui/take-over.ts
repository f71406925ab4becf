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

/** The first events of a tap and of a key: they take over what they touch. */
const TOUCHES = ["pointerdown", "keydown"] as const;

/** What handlers, links and the router answer to, also where no touch came first: they take over all that waits. */
const ACTS = ["click", "submit", "popstate"] as const;

/**
 * Takes a page over, first the frame and then each `TakenOverLater` in a task of its own, so that a slow phone answers
 * between them. What is touched before its turn is taken over at once, before its own handlers would run.
 * @param takeOverFrame Takes over all that does not wait, before it returns
 */
export async function takeOverInParts(takeOverFrame: () => void): Promise<void> {
  for (const touch of TOUCHES) addEventListener(touch, takeOverTouched, true);
  for (const act of ACTS) addEventListener(act, takeOverRest, true);
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
  for (const act of ACTS) removeEventListener(act, takeOverRest, true);
}

/** What the part with this id waits for; undefined if it need not wait, or no longer. */
export function turnOf(id: string): Promise<void> | undefined {
  const isNew = isInDocument && !parts.has(id) && document.getElementById(id);
  if (isNew) parts.set(id, makePart());
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

/** The part that is touched, so that it answers to what the touch becomes. */
function takeOverTouched({ target }: Event): void {
  for (const [id, part] of parts) {
    if (document.getElementById(id)?.contains(target as Node | null)) part.takeOver();
  }
}

/** All that waits, as an act may change any of it: whatever is rendered from now on is new. */
function takeOverRest(): void {
  isInDocument = false;
  for (const part of parts.values()) part.takeOver();
}
