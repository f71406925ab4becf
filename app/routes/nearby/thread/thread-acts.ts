import * as v from "valibot";
import { done, refused, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { blockAuthor } from "#app/domain/people/blocks.ts";
import { addComment, deleteComment } from "#app/domain/posts/comments.ts";
import { hidePost } from "#app/domain/posts/hides.ts";
import { CommentInput, ReactionInput, SendKeyInput } from "#app/domain/posts/input.ts";
import { deleteOwnPost, resolvePost } from "#app/domain/posts/own-posts.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import { communitySecret, database, neighbour } from "#app/http/context.ts";
import { keepingOf } from "#app/http/keeping.ts";
import type { Received } from "#app/http/limits.ts";
import { tellAuthor } from "#app/http/push.ts";
import { actNamed } from "#app/routes/nearby/act-named.ts";
import { admitToAct, admitToWrite } from "#app/routes/nearby/admission.ts";
import { AGE_FIELD } from "#app/routes/nearby/age-field.ts";
import type { WritingRefusal } from "#app/routes/nearby/refusal-words.ts";
import { pathBack } from "#app/routes/nearby/worker/paths.ts";

type Fields = Record<string, string>;

/** Where a plain form leads to once it has done what it should; a script goes there too where the thread is left. */
interface Performed {
  leadsTo: string;
  isLeft: boolean;
}

type Act = (
  received: Received,
  thread: string,
  fields: Fields,
) => Promise<Outcome<Performed, WritingRefusal> | undefined>;

const CommentFields = v.object({ text: CommentInput, sendKey: SendKeyInput });

/** All that can be done in a thread, by the name that its forms give it. */
export const ACTS: Record<string, Act> = {
  async comment(received, thread, fields) {
    const comment = v.safeParse(CommentFields, fields);
    if (!comment.success) return invalid(comment.issues[0]);
    const saysOldEnough = fields[AGE_FIELD] === "yes";
    const { sendKey } = comment.output;
    const writer = await admitToWrite(received, "comment", saysOldEnough, sendKey);
    if (!writer.ok) return writer;
    const db = received.context.get(database);
    const at = { now: Date.now() };
    const added = await addComment(db, writer.value, { thread, ...comment.output }, at);
    if (!added?.ok) return added;
    if (added.value.isNew) tellAuthor(received, { thread, personId: writer.value.id });
    return leadTo(`/nearby/posts/${thread}#last`);
  },

  async react(received, thread, fields) {
    const [name, wish] = (fields["reaction"] ?? "").split(" ");
    const reaction = v.safeParse(ReactionInput, name);
    if (!reaction.success) return invalid(reaction.issues[0]);
    const writer = await admitToWrite(received, "comment", fields[AGE_FIELD] === "yes");
    if (!writer.ok) return writer;
    const wanted = { thread, reaction: reaction.output, isOn: wish === "on" };
    const at = { now: Date.now() };
    const set = await setReaction(received.context.get(database), writer.value, wanted, at);
    return set && leadTo(`${pathBack(fields["from"] ?? "")}#${thread}`);
  },

  async "hide-post"(received, thread, fields) {
    const person = await admitToAct(received, "comment");
    if (!person.ok) return person;
    const at = { now: Date.now() };
    const hidden = await hidePost(received.context.get(database), person.value, thread, at);
    // A feed goes on without it.
    return hidden && leadTo(pathBack(fields["from"] ?? ""), { isLeft: fields["isOpen"] !== "no" });
  },

  async block(received, thread, fields) {
    const person = await admitToAct(received, "comment");
    if (!person.ok) return person;
    const { context } = received;
    const blocker = { person: person.value, secret: context.get(communitySecret) };
    const named = { thread, of: fields["of"] ?? "" };
    const at = { now: Date.now() };
    const blocked = await blockAuthor(context.get(database), blocker, named, at);
    if (!blocked?.ok) return blocked;
    return blocked.value.isOfPost
      ? leadTo(pathBack(fields["from"] ?? ""), { isLeft: true })
      : leadTo(`/nearby/posts/${thread}`);
  },

  async resolve({ context }, thread, fields) {
    const { person } = context.get(neighbour);
    const wanted = { publicId: thread, isResolved: fields["isResolved"] === "yes" };
    const at = { now: Date.now() };
    const set = person && (await resolvePost(context.get(database), person, wanted, at));
    return set && leadTo(`/nearby/posts/${thread}`);
  },

  async delete({ context }, thread) {
    const { person } = context.get(neighbour);
    const at = { now: Date.now() };
    const deleted = person && (await deleteOwnPost(keepingOf(context), person, thread, at));
    return deleted && leadTo("/nearby", { isLeft: true });
  },

  async "delete-comment"({ context }, thread, fields) {
    const { person } = context.get(neighbour);
    const comment = fields["comment"] ?? "";
    const at = { now: Date.now() };
    const deleted = person && (await deleteComment(context.get(database), person, comment, at));
    return deleted && leadTo(`/nearby/posts/${thread}`);
  },
};

/** Does what a form of a thread asks for; undefined where that is not there, or not for its sender. */
export async function performInThread(
  received: Received,
  thread: string,
  fields: Fields,
): Promise<Outcome<Performed, WritingRefusal> | undefined> {
  return actNamed(ACTS, fields)(received, thread, fields);
}

function leadTo(leadsTo: string, { isLeft } = { isLeft: false }) {
  return done({ leadsTo, isLeft });
}

function invalid({ message }: { message: string }) {
  return refused<InvalidInput>({ reason: "invalid-input", path: "text", message });
}
