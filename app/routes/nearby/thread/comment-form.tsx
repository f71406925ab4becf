import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useCommentDraft } from "#app/device/drafts/use-comment-draft.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { AsItIs } from "#app/routes/nearby/components/as-it-is.tsx";
import { AgeQuestion } from "#app/routes/nearby/components/age-question.tsx";
import {
  markIn,
  type ThreadAnswer,
  type ThreadProblem,
} from "#app/routes/nearby/components/thread-answer.ts";
import { useAgeToAsk } from "#app/routes/nearby/components/use-age-to-ask.ts";
import { useProblemText } from "#app/routes/nearby/components/use-problem-text.ts";
import { useMessages } from "#app/ui/messages.tsx";
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
  const { thread } = useMessages("nearby");
  const { ask } = useMessages("compose");
  const { buttons } = useMessages("ui");
  const form = useRef<HTMLFormElement>(null);
  const asked = useAgeToAsk(age);
  const draft = useCommentDraft(form, post, isFirst ? sendKey : undefined);
  const isSending = useNavigation().formData?.get("operation") === "comment";
  const problem = answer?.problem;
  const typed = typedIn(answer);
  const words = useProblemText(problem);
  const place = placeOf(problem);
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
        label={thread.yourComment}
        rows={3}
        defaultValue={typed.text}
        problem={place === "text" ? words : undefined}
        readOnly={isSending}
        autoFocus={!isFirst}
        required
      />
      <AgeQuestion
        age={asked}
        problem={place === AGE_FIELD ? words : undefined}
        answered={typed.isOldEnough}
      />
      <p className="alert" role="alert">
        {place === "form" && words}
      </p>
      <AsItIs mark={markIn(problem)} field="text" label={ask.asItIs} />
      <button className="button primary" aria-disabled={isSending}>
        {isSending ? buttons.sending : thread.send}
      </button>
    </Form>
  );
}

/** What comes back with a form that was refused. */
function typedIn(answer: ThreadAnswer | undefined): Partial<ThreadAnswer> {
  return answer?.problem ? answer : {};
}

/** Where in the form a problem is shown; one of no field here is shown beside the button. */
function placeOf(problem: ThreadProblem | undefined): "text" | typeof AGE_FIELD | "form" {
  const of = problem?.of;
  return of === "text" || of === AGE_FIELD ? of : "form";
}
