import { useEffect, useEffectEvent } from "react";
import { useFetchers, useNavigation, type FetcherWithComponents } from "react-router";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { AgeQuestion } from "./age-question.tsx";
import { saysOldEnough } from "./use-age-to-ask.ts";

interface WaitingTap {
  /** By which a tap is sent that waits for its sender to say their age. */
  fetcher: FetcherWithComponents<unknown>;
  /** Where it goes, and what it says. */
  action: string;
  fields: Record<string, string>;
  /** Called as it goes. */
  onSend: (fields: Record<string, string>) => void;
}

interface AgeFormProps extends WaitingTap {
  age: number;
  problem: string | undefined;
  className: string;
  /** The words of the button. */
  children: string;
}

/** The question about age below what was tapped, which is sent with the answer, or with that of another question. */
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
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AgeQuestion age={age} problem={problem} />
      <button className="button">{children}</button>
    </fetcher.Form>
  );
}

/** Whoever has tapped several things answers one question: the others go with it. */
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

/** Whether somebody says on this page, in another form that is under way, that they are old enough. */
function useIsAgeSaid(): boolean {
  const fetchers = useFetchers();
  const { formData } = useNavigation();
  return [...fetchers, { formData }].some(saysOldEnough);
}
