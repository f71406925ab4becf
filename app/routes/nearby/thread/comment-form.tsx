import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useCommentDraft } from "#app/device/drafts/use-comment-draft.ts";
import type { Problem } from "#app/device/problem.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { postLimits } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { AgeQuestion } from "#app/routes/nearby/components/age-question.tsx";
import type { ThreadAnswer } from "#app/routes/nearby/components/thread-answer.ts";
import { TextArea } from "#app/ui/text-field.tsx";

interface CommentFormProps {
  post: ShownPost;
  /** The age to confirm; null if that is done. */
  age: number | null;
  /** The key of the first comment that is sent from this page. */
  sendKey: string;
  isFirst: boolean;
  answer: ThreadAnswer | undefined;
}

/** After a comment was sent, the focus stays here for the next one. */
export function CommentForm({ post, age, sendKey, isFirst, answer }: CommentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useCommentDraft(form, post, isFirst ? sendKey : undefined);
  const isSending = useNavigation().formData?.get("operation") === "comment";
  const problem = answer?.problem;
  return (
    <Form
      ref={form}
      className="stack"
      method="post"
      preventScrollReset
      onInput={draft.noteInput}
      onSubmit={(event) => {
        if (isSending) event.preventDefault();
      }}
    >
      <input type="hidden" name="operation" value="comment" />
      <input type="hidden" name="sendKey" value={draft.sendKey} />
      <TextArea
        id="text"
        name="text"
        label="Your comment"
        rows={3}
        maxLength={postLimits.commentLength}
        defaultValue={problem && answer?.text}
        problem={wordsAt("text", problem)}
        readOnly={isSending}
        autoFocus={!isFirst}
        required
      />
      <AgeQuestion age={age} problem={wordsAt(AGE_FIELD, problem)} />
      <p className="alert" role="alert">
        {wordsAt("form", problem)}
      </p>
      <button className="button primary" aria-disabled={isSending}>
        {isSending ? "Sending…" : "Send comment"}
      </button>
    </Form>
  );
}

/** The message for this place of the form; problems of no field are shown for the whole form. */
function wordsAt(place: "text" | typeof AGE_FIELD | "form", problem: Problem | undefined) {
  if (!problem) return undefined;
  const { of, words } = problem;
  return place === (of === "text" || of === AGE_FIELD ? of : "form") ? words : undefined;
}
