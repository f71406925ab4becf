import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useNavigate, useSubmit } from "react-router";
import { postLimits } from "#app/domain/posts/limits.ts";
import { formOf } from "#app/routes/nearby/outbox/send-outbox.ts";
import { isOfKey, type Problem } from "#app/routes/nearby/problem.ts";
import {
  fieldsOf,
  fillForm,
  focusOnFirst,
  problemsOfPost,
  shownAt,
  type Problems,
} from "./post-form.ts";
import { useDraft } from "./use-draft.ts";

interface Composing {
  sendKey: string;
  kind: string | null;
  isShared: boolean;
  edit: string | null;
  age: number | null;
  /** What the server said of it, where it was sent to it as a form. */
  answer: { problem: Problem } | undefined;
}

/**
 * A post while it is being written, until it is put into the outbox to be sent. Without JavaScript nothing of this is
 * there, and the form is a plain one.
 */
export function useCompose(
  form: RefObject<HTMLFormElement | null>,
  { age, answer, ...beginning }: Composing,
) {
  const [found, setFound] = useState<Problems>();
  const [left, setLeft] = useState<number>(postLimits.textLength);
  const [isPosting, setPosting] = useState(false);
  const [navigate, submit] = [useNavigate(), useSubmit()];
  const draft = useDraft(form, beginning, (problem) => {
    if (problem) setFound(shownAt(problem));
    setLeft(leftIn(fieldsOf(form.current)));
  });
  const { sendKey, files } = draft;

  useEffect(() => focusOnFirst(form.current, problemsNow(found, answer)), [form, found, answer]);
  const renewKey = useEffectEvent(draft.renewKey);
  useEffect(() => {
    if (answer && isOfKey(answer.problem)) renewKey();
  }, [answer]);

  function noteInput(): void {
    leaveToDraft(beginning.kind);
    setLeft(leftIn(fieldsOf(form.current)));
    setFound((before) => (before || answer ? {} : before));
    draft.note(fieldsOf(form.current));
  }

  async function post(): Promise<void> {
    const fields = fieldsOf(form.current);
    const wrong = problemsOfPost(fields, age);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPosting(true);
    try {
      await draft.send(fields);
      // Whoever goes back from there has not come to change it once more.
      await navigate("/nearby", { replace: beginning.edit !== null });
    } catch {
      // This browser keeps nothing: the post is sent at once, as a form.
      setFound(undefined);
      const whole = formOf({ sendKey, fields }, files);
      await submit(whole, { method: "post", encType: "multipart/form-data" });
      setPosting(false);
    }
  }

  async function discard(): Promise<void> {
    await draft.discard();
    form.current?.reset();
    if (form.current) fillForm(form.current, { text: "", venue: "" });
    form.current?.querySelector("textarea")?.focus();
    setFound({});
    setLeft(postLimits.textLength);
  }

  return { draft, isPosting, left, problems: problemsNow(found, answer), noteInput, post, discard };
}

/** The draft says from now on what the post is about, and no more the address: a reload is not to choose anew. */
function leaveToDraft(kind: string | null): void {
  if (kind !== null) history.replaceState(history.state, "", location.pathname);
}

/** What was found here last, or what the server has said where nothing was. */
function problemsNow(found: Problems | undefined, answer: Composing["answer"]): Problems {
  return found ?? (answer ? shownAt(answer.problem) : {});
}

function leftIn({ text = "" }: Record<string, string>): number {
  return postLimits.textLength - text.length;
}
