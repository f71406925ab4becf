import { useEffect, useEffectEvent } from "react";
import { Form, useFetchers, useNavigation } from "react-router";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { AgeQuestion } from "./age-question.tsx";
import { saysOldEnough } from "./use-age-to-ask.ts";

interface WaitingTap {
  /** The fields of the tap, which waits until somebody has said their age. */
  fields: Record<string, string>;
  /** Sends it. */
  send: (fields: Record<string, string>) => void;
}

interface AgeFormProps extends WaitingTap {
  /** Where the tap goes. */
  action: string;
  age: number;
  problem: string | undefined;
  className: string;
  /** The button's label. */
  children: string;
}

/** The question about age below what was tapped. The tap is sent with the answer, or with the answer to another question. */
export function AgeForm({ action, age, problem, className, children, ...tap }: AgeFormProps) {
  return (
    <Form
      className={className}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        tap.send(textsOf(new FormData(event.currentTarget)));
      }}
    >
      <SentWithAge {...tap} />
      <HiddenFields fields={tap.fields} />
      <AgeQuestion age={age} problem={problem} />
      <button className="button">{children}</button>
    </Form>
  );
}

/** Whoever has tapped several things answers only once: the other taps are sent with that. */
export function SentWithAge({ fields, send }: WaitingTap) {
  const isSaid = useIsAgeSaid();
  const sendAnswered = useEffectEvent(() => send({ ...fields, [AGE_FIELD]: "yes" }));
  useEffect(() => {
    if (isSaid) sendAnswered();
  }, [isSaid]);
  return null;
}

/** Whether another form on this page is under way that says that somebody is old enough. */
function useIsAgeSaid(): boolean {
  const fetchers = useFetchers();
  const { formData } = useNavigation();
  return [...fetchers, { formData }].some(saysOldEnough);
}
