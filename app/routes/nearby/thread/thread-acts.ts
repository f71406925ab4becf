import * as v from "valibot";
import { safeReturnPath } from "#app/device/paths.ts";
import { done, invalidAt, type Outcome } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { blockAuthor, unblock } from "#app/domain/posts/blocks.ts";
import { addComment, deleteComment } from "#app/domain/posts/comments.ts";
import { editPost } from "#app/domain/posts/edit-post.ts";
import { timeOfAppearance } from "#app/domain/posts/fresh-sessions.ts";
import { hidePost, unhidePost } from "#app/domain/posts/hides.ts";
import {
  AsItIsInput,
  CommentInput,
  PostWordsInput,
  ReactionInput,
  SendKeyInput,
} from "#app/domain/posts/input.ts";
import { setJoin } from "#app/domain/posts/joins.ts";
import { deleteOwnPost, resolvePost } from "#app/domain/posts/own-posts.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import { readTapNumber } from "#app/domain/posts/tap-order.ts";
import { database, stores } from "#app/http/context.ts";
import { feedOptions, waitOfNewcomers } from "#app/http/feed-options.ts";
import { addressesOf } from "#app/http/keyed-addresses.ts";
import type { Received } from "#app/http/limits.ts";
import type { WritingRefusal } from "#app/routes/nearby/components/refusals.ts";
import { actNamed } from "#app/routes/nearby/server/act-named.ts";
import { admitToAct, admitToWrite, countAct } from "#app/routes/nearby/server/admission.ts";
import { communitySecret, neighbour } from "#app/routes/nearby/server/neighbour.ts";
import { notifyParticipantsLater } from "#app/http/notifications.ts";

type Fields = Record<string, string>;

/** Where a plain form leads; a script goes there only if the thread is left. */
interface Performed {
  leadsTo: string;
  isLeft: boolean;
  /** The block that was made, by which it can be taken back. */
  block?: string;
}

type Act = (
  received: Received,
  thread: string,
  fields: Fields,
) => Promise<Outcome<Performed, WritingRefusal> | undefined>;

const CommentFields = v.object(
  { text: CommentInput, sendKey: SendKeyInput, asItIs: AsItIsInput },
  "post-key-wrong",
);

export const ACTS: Record<string, Act> = {
  async comment(received, thread, fields) {
    const comment = v.safeParse(CommentFields, fields);
    if (!comment.success) return invalidAt("text", problemOf(comment.issues[0]));
    const saysOldEnough = fields[AGE_FIELD] === "yes";
    const { sendKey } = comment.output;
    const writer = await admitToWrite(received, "comment", saysOldEnough, sendKey);
    if (!writer.ok) return writer;
    const db = received.context.get(database);
    const at = feedOptions(received.context, Date.now());
    const wait = waitOfNewcomers(received.context);
    const added = await addComment(
      db,
      writer.value,
      { thread, ...comment.output, addresses: addressesOf(received) },
      { ...at, wait },
    );
    if (!added?.ok) return added;
    const isSeen = timeOfAppearance(writer.value, at.now, wait) <= at.now;
    const { isNew, isHeld } = added.value;
    if (isNew && !isHeld && isSeen)
      notifyParticipantsLater(received, { thread, personId: writer.value.id });
    return leadTo(`/nearby/posts/${thread}#last`);
  },

  async react(received, thread, fields) {
    const [name, wish] = (fields["reaction"] ?? "").split(" ");
    const reaction = v.safeParse(ReactionInput, name);
    if (!reaction.success) return invalidAt("text", problemOf(reaction.issues[0]));
    const writer = await admitToWrite(received, "comment", fields[AGE_FIELD] === "yes");
    if (!writer.ok) return writer;
    const wanted = {
      thread,
      reaction: reaction.output,
      isOn: wish === "on",
      tapNumber: readTapNumber(fields["tapNumber"]),
    };
    const at = feedOptions(received.context, Date.now());
    const set = await setReaction(received.context.get(database), writer.value, wanted, at);
    return set && leadTo(pathBackTo(thread, fields));
  },

  async join(received, thread, fields) {
    const writer = await admitToWrite(received, "comment", fields[AGE_FIELD] === "yes");
    if (!writer.ok) return writer;
    const wanted = {
      thread,
      isOn: fields["isOn"] === "yes",
      tapNumber: readTapNumber(fields["tapNumber"]),
    };
    const at = feedOptions(received.context, Date.now());
    const set = await setJoin(received.context.get(database), writer.value, wanted, at);
    return set?.ok ? leadTo(pathBackTo(thread, fields)) : set;
  },

  async "hide-post"(received, thread, fields) {
    const person = await admitToAct(received, "comment");
    if (!person.ok) return person;
    const at = { now: Date.now() };
    const hidden = await hidePost(received.context.get(database), person.value, thread, at);
    return hidden && leadTo(pathToUndo(fields, { hidden: thread }), isLeftBy(fields));
  },

  async "unhide-post"({ context }, thread, fields) {
    const { person } = context.get(neighbour);
    const at = { now: Date.now() };
    const shown = person && (await unhidePost(context.get(database), person, thread, at));
    return shown && leadTo(pathBackTo(thread, fields), isLeftBy(fields));
  },

  async block(received, thread, fields) {
    const person = await admitToAct(received, "comment");
    if (!person.ok) return person;
    const { context } = received;
    const blocker = { person: person.value, secret: context.get(communitySecret) };
    const named = { thread, of: fields["of"] ?? "" };
    const at = feedOptions(context, Date.now());
    const blocked = await blockAuthor(context.get(database), blocker, named, at);
    if (!blocked?.ok) return blocked;
    const { isOfPost, block = "" } = blocked.value;
    if (!isOfPost) {
      const made = new URLSearchParams({ block });
      return leadTo(`/nearby/posts/${thread}?${made}`, { block });
    }
    const path = pathToUndo(fields, { hidden: thread, block });
    return leadTo(path, { ...isLeftBy(fields), block });
  },

  async unblock({ context }, thread, fields) {
    const { person } = context.get(neighbour);
    // One that is gone already is as wanted.
    if (person)
      await unblock(context.get(database), person, fields["block"] ?? "", { now: Date.now() });
    return leadTo(pathBackTo(thread, fields), isLeftBy(fields));
  },

  async edit(received, thread, fields) {
    const words = v.safeParse(PostWordsInput, fields);
    if (!words.success) {
      const [issue] = words.issues;
      return invalidAt(v.getDotPath(issue) ?? "form", problemOf(issue));
    }
    const { context } = received;
    const { person } = context.get(neighbour);
    if (!person) return undefined;
    const counted = await countAct("comment", received);
    if (!counted.ok) return counted;
    const at = feedOptions(context, Date.now());
    const changed = { publicId: thread, ...words.output };
    const edited = await editPost(context.get(database), person, changed, at);
    return edited?.ok ? leadTo(`/nearby/posts/${thread}`, { isLeft: true }) : edited;
  },

  async resolve({ context }, thread, fields) {
    const { person } = context.get(neighbour);
    const wanted = { publicId: thread, isResolved: fields["isResolved"] === "yes" };
    const at = feedOptions(context, Date.now());
    const set = person && (await resolvePost(context.get(database), person, wanted, at));
    return set && leadTo(`/nearby/posts/${thread}`);
  },

  async delete({ context }, thread) {
    const { person } = context.get(neighbour);
    const at = { now: Date.now() };
    const deleted = person && (await deleteOwnPost(context.get(stores), person, thread, at));
    return deleted && leadTo("/nearby", { isLeft: true });
  },

  async "delete-comment"({ context }, thread, fields) {
    const { person } = context.get(neighbour);
    const comment = fields["comment"] ?? "";
    const at = { now: Date.now() };
    const deleted = person && (await deleteComment(context.get(stores), person, comment, at));
    return deleted && leadTo(`/nearby/posts/${thread}`);
  },
};

/** Does what a form asks for; undefined if the post or comment does not exist, or not for its sender. */
export async function performInThread(
  received: Received,
  thread: string,
  fields: Fields,
): Promise<Outcome<Performed, WritingRefusal> | undefined> {
  return actNamed(ACTS, fields)(received, thread, fields);
}

function leadTo(leadsTo: string, more: Partial<Performed> = {}) {
  return done({ leadsTo, isLeft: false, ...more });
}

/** A feed stays, with a line in place of the post. */
function isLeftBy({ isOpen }: Fields): { isLeft: boolean } {
  return { isLeft: isOpen !== "no" };
}

/** The page from which something was sent, which then tells what was done and offers to undo it. */
function pathToUndo({ from = "" }: Fields, act: Record<string, string>): string {
  const { pathname, searchParams } = new URL(safeReturnPath(from), "https://here.invalid");
  for (const [name, value] of Object.entries(act)) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}

function pathBackTo(thread: string, { from = "" }: Fields): string {
  return `${safeReturnPath(from)}#${thread}`;
}
