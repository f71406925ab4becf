import { Form, Link, useNavigation } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { AsItIs } from "#app/routes/nearby/components/as-it-is.tsx";
import { markIn, type ThreadAnswer } from "#app/routes/nearby/components/thread-answer.ts";
import { useProblemText } from "#app/routes/nearby/components/use-problem-text.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { TextArea, TextField } from "#app/ui/text-field.tsx";

interface EditPostProps {
  post: ShownPost;
  /** What was refused comes back with what was typed. */
  answer: ThreadAnswer | undefined;
}

/** The words of one's own post, to be changed. */
export function EditPost({ post, answer }: EditPostProps) {
  const { own } = useMessages("nearby");
  const { form, ask } = useMessages("compose");
  const { buttons } = useMessages("ui");
  const isSending = useNavigation().formData?.get("operation") === "edit";
  const problem = answer?.problem;
  const words = useProblemText(problem);
  const { text, venue } = problem ? answer : post;
  const path = `/nearby/posts/${post.publicId}`;
  const at = (field: string) => (problem?.of === field ? words : undefined);
  const isOfField = problem?.of === "text" || problem?.of === "venue";
  return (
    <Form className="stack edit-post" method="post" action={`${path}?edit`} replace>
      <input type="hidden" name="operation" value="edit" />
      <TextArea
        id="edited-text"
        name="text"
        label={own.editText}
        rows={4}
        defaultValue={text}
        problem={at("text")}
        readOnly={isSending}
        autoFocus
        required
      />
      <TextField
        id="edited-venue"
        name="venue"
        label={form.venue}
        defaultValue={venue}
        problem={at("venue")}
        readOnly={isSending}
      />
      <p className="alert" role="alert">
        {!isOfField && words}
      </p>
      <AsItIs mark={markIn(problem)} field="edited-text" label={ask.asItIs} />
      <div className="actions">
        <button className="button primary" aria-disabled={isSending}>
          {isSending ? buttons.sending : buttons.save}
        </button>
        <Link className="button" to={path} replace preventScrollReset>
          {buttons.cancel}
        </Link>
      </div>
    </Form>
  );
}
