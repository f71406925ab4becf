import { forget, keep, listKept, readKept } from "#app/routes/nearby/device-store.ts";

/** A comment that is being written, as this device keeps it until it is sent or its thread ends. */
export interface CommentDraft {
  /** The public id of the post that it belongs to, and when that ends, in milliseconds UTC. */
  thread: string;
  endsAt: number;
  text: string;
  /** By what the server knows the comment, however often it is sent. */
  sendKey: string;
}

const nameOf = (thread: string) => `comment ${thread}`;

/** The comment that was begun in this thread; undefined where none was. Those of threads that have ended go. */
export async function readCommentDraft(
  thread: string,
  { now }: { now: number },
): Promise<CommentDraft | undefined> {
  const all = (await listKept(nameOf("")).catch(() => [])) as CommentDraft[];
  const ended = all.filter(({ endsAt }) => endsAt <= now);
  await Promise.all(ended.map((draft) => forgetCommentDraft(draft.thread)));
  return (await readKept(nameOf(thread)).catch(() => undefined)) as CommentDraft | undefined;
}

/** Keeps a comment in place of any before in its thread; nothing where nothing was written. */
export async function keepCommentDraft(draft: CommentDraft): Promise<void> {
  if (draft.text === "") return forgetCommentDraft(draft.thread);
  await keep(nameOf(draft.thread), draft).catch(() => undefined);
}

/** Forgets the comment of a thread: it was sent. */
export async function forgetCommentDraft(thread: string): Promise<void> {
  await forget(nameOf(thread)).catch(() => undefined);
}
