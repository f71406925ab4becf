import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { postLimits } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { AGE_FIELD } from "#app/routes/nearby/age-field.ts";
import { AgeQuestion } from "#app/routes/nearby/age-question.tsx";
import type { Problem } from "#app/routes/nearby/problem.ts";
import { TextArea } from "#app/ui/text-field.tsx";
import type { ThreadAnswer } from "./answer.ts";
import { useCommentDraft } from "./use-comment-draft.ts";

interface CommentFormProps {
  post: ShownPost;
  /** What age to ask for; null where that is done. */
  age: number | null;
  /** By what the server is to know the first comment that is sent from this page. */
  sendKey: string;
  isFirst: boolean;
  answer: ThreadAnswer | undefined;
}

/** The form for a comment. Whoever has sent one from here goes on in its field. */
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

/** What is said at this place of the form: what is wrong with none of its fields is said of the form as a whole. */
function wordsAt(place: "text" | typeof AGE_FIELD | "form", problem: Problem | undefined) {
  if (!problem) return undefined;
  const { of, words } = problem;
  return place === (of === "text" || of === AGE_FIELD ? of : "form") ? words : undefined;
}
