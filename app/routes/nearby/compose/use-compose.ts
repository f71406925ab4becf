import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useNavigate, useSubmit } from "react-router";
import { formOf } from "#app/device/outbox/send-outbox.ts";
import { isOfKey, type FormProblem } from "#app/device/form-problem.ts";
import { markOf, storedProblemText } from "#app/routes/nearby/components/refusals.ts";
import { useRefusalMessages } from "#app/routes/nearby/components/use-refusal-messages.ts";
import {
  emptyForm,
  fieldsOf,
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
  /** The server's answer, if the post was sent as a plain form. */
  answer: { problem: FormProblem } | undefined;
}

/**
 * A post from the first key to the outbox. Without JavaScript the form is a plain one. `now` (milliseconds UTC) is
 * undefined where it is not certain. `fields` are those of the form, undefined until they have changed.
 */
export function useCompose(
  form: RefObject<HTMLFormElement | null>,
  { age, answer, ...beginning }: Composing,
  now: number | undefined,
) {
  const messages = useRefusalMessages();
  const [found, setFound] = useState<Problems>();
  const { fields, readForm } = useFields(form);
  const [isPosting, setPosting] = useState(false);
  const [navigate, submit] = [useNavigate(), useSubmit()];
  const draft = useDraft(form, { ...beginning, isRefused: answer !== undefined }, (problem) => {
    if (problem) {
      const words = storedProblemText(problem, messages);
      setFound(shownAt({ of: problem.of, words, asItIs: markOf(problem) }));
    }
    readForm();
  });
  const { sendKey, files, photos } = draft;

  useEffect(() => focusOnFirst(form.current, problemsNow(found, answer)), [form, found, answer]);
  useRenewedKey(answer, draft.renewKey);

  function noteInput(): void {
    leaveToDraft(beginning.kind);
    setFound((before) => (before || answer ? {} : before));
    draft.note(readForm());
  }

  /** Sends it, with the mark of words that are to be taken as they are, if it is sent for that. */
  async function post(asItIs: string | undefined): Promise<void> {
    const typed = { ...fieldsOf(form.current), ...(asItIs !== undefined && { asItIs }) };
    const wrong = problemsOfPost(typed, { age, now, ...photos }, messages);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPosting(true);
    try {
      await draft.send(typed);
      // Going back from there should not lead to the edit again.
      await navigate("/nearby", { replace: beginning.edit !== null });
    } catch {
      // This browser stores nothing, so the post is sent at once as a form.
      setFound(undefined);
      const whole = formOf({ sendKey, fields: typed }, files);
      await submit(whole, { method: "post", encType: "multipart/form-data" });
      setPosting(false);
    }
  }

  async function discard(): Promise<void> {
    await draft.discard();
    emptyForm(form.current);
    setFound({});
    readForm();
  }

  const problems = problemsNow(found, answer);
  return { draft, isPosting, fields, problems, noteInput, post, discard };
}

/** The fields of a form as they were last read. */
function useFields(form: RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState<Record<string, string>>();
  function readForm(): Record<string, string> {
    const read = fieldsOf(form.current);
    setFields(read);
    return read;
  }
  return { fields, readForm };
}

/** What cannot be sent by its key goes by another. */
function useRenewedKey(answer: Composing["answer"], renew: () => void): void {
  const renewKey = useEffectEvent(renew);
  useEffect(() => {
    if (answer && isOfKey(answer.problem)) renewKey();
  }, [answer]);
}

/** From now on the draft decides the kind of post, not the address, so that a reload changes nothing. */
function leaveToDraft(kind: string | null): void {
  if (kind !== null) history.replaceState(history.state, "", location.pathname);
}

function problemsNow(found: Problems | undefined, answer: Composing["answer"]): Problems {
  return found ?? (answer ? shownAt(answer.problem) : {});
}
