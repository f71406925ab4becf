import { useEffect, useEffectEvent } from "react";
import { useFetchers, useNavigation, type FetcherWithComponents } from "react-router";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { AgeQuestion } from "./age-question.tsx";
import { saysOldEnough } from "./use-age-to-ask.ts";

interface WaitingTap {
  /** Sends the tap, which waits until somebody has said their age. */
  fetcher: FetcherWithComponents<unknown>;
  /** Where it goes, and its fields. */
  action: string;
  fields: Record<string, string>;
  /** Called when it is sent. */
  onSend: (fields: Record<string, string>) => void;
}

interface AgeFormProps extends WaitingTap {
  age: number;
  problem: string | undefined;
  className: string;
  /** The button's label. */
  children: string;
}

/** The question about age below what was tapped. The tap is sent with the answer, or with the answer to another question. */
export function AgeForm({ age, problem, className, children, ...tap }: AgeFormProps) {
  const { fetcher, action, fields, onSend } = tap;
  return (
    <fetcher.Form
      className={className}
      method="post"
      action={action}
      onSubmit={({ currentTarget }) => onSend(textsOf(new FormData(currentTarget)))}
    >
      <SentWithAge {...tap} />
      <HiddenFields fields={fields} />
      <AgeQuestion age={age} problem={problem} />
      <button className="button">{children}</button>
    </fetcher.Form>
  );
}

/** Whoever has tapped several things answers only once: the other taps are sent with that. */
export function SentWithAge({ fetcher, action, fields, onSend }: WaitingTap) {
  const isSaid = useIsAgeSaid();
  const send = useEffectEvent(() => {
    const answered = { ...fields, [AGE_FIELD]: "yes" };
    onSend(answered);
    void fetcher.submit(answered, { method: "post", action });
  });
  useEffect(() => {
    if (isSaid) send();
  }, [isSaid]);
  return null;
}

/** Whether another form on this page is under way that says that somebody is old enough. */
function useIsAgeSaid(): boolean {
  const fetchers = useFetchers();
  const { formData } = useNavigation();
  return [...fetchers, { formData }].some(saysOldEnough);
}
