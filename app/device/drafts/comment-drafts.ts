import { listValues, readValue, removeValue, writeValue } from "#app/device/store.ts";

/** A comment that is being written. It stays on this device until it is sent or its thread ends. */
export interface CommentDraft {
  /** The public id of the post, which ends at `endsAt`, in milliseconds UTC. */
  thread: string;
  endsAt: number;
  text: string;
  sendKey: string;
}

const nameOf = (thread: string) => `comment ${thread}`;

/** The comment begun in this thread; undefined if none. Removes the drafts of threads that ended before `now`. */
export async function readCommentDraft(
  thread: string,
  { now }: { now: number },
): Promise<CommentDraft | undefined> {
  const all = (await listValues(nameOf("")).catch(() => [])) as CommentDraft[];
  const ended = all.filter(({ endsAt }) => endsAt <= now);
  await Promise.all(ended.map((draft) => forgetCommentDraft(draft.thread)));
  return (await readValue(nameOf(thread)).catch(() => undefined)) as CommentDraft | undefined;
}

/** Saves a draft over any earlier one in its thread. An empty text removes it. */
export async function saveCommentDraft(draft: CommentDraft): Promise<void> {
  if (draft.text === "") return forgetCommentDraft(draft.thread);
  await writeValue(nameOf(draft.thread), draft).catch(() => undefined);
}

export async function forgetCommentDraft(thread: string): Promise<void> {
  await removeValue(nameOf(thread)).catch(() => undefined);
}
