import { Form, Link } from "react-router";
import { REASONS, WORDS_LENGTH, type Reason } from "#app/domain/reports/input.ts";
import { REASON_NAMES } from "#app/ui/reason-names.ts";
import { TextArea } from "#app/ui/text-field.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

/** What is about to be reported. Photos are not shown: nobody has to look at them again. */
export interface Reported {
  what: "post" | "photo" | "comment";
  text: string;
  isMine: boolean;
}

interface ReportPageProps {
  thread: string;
  of: string;
  reported: Reported;
  answer: { problem: string; typed: Record<string, string> } | undefined;
}

/** What a reason covers, if its name does not say it. */
const HINTS: Partial<Record<Reason, string>> = {
  "private-information": "A phone number, a home, or a picture that should not be seen",
};

export function ReportPage({ thread, of, reported, answer }: ReportPageProps) {
  const { what, text, isMine } = reported;
  return (
    <div className="report">
      <p>
        <Link to={`/nearby/posts/${thread}`}>← Back</Link>
      </p>
      <h1>Report this {what}</h1>
      {isMine ? (
        <p className="notice">This is your own. You can delete it at any time.</p>
      ) : (
        <>
          {text !== "" && (
            <blockquote className="reported" lang={textLanguage(text)}>
              {text}
            </blockquote>
          )}
          <ReportForm of={of} answer={answer} />
        </>
      )}
    </div>
  );
}

function ReportForm({ of, answer }: Pick<ReportPageProps, "of" | "answer">) {
  return (
    <Form className="stack" method="post" preventScrollReset>
      <input type="hidden" name="of" value={of} />
      <fieldset className="reasons">
        <legend>What is wrong with it?</legend>
        {REASONS.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={reason === answer?.typed["reason"]}
              required
            />
            <span>
              {REASON_NAMES[reason]}
              <small>{HINTS[reason]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="urgent">
        Is a child in danger right now? In India call <a href="tel:112">112</a> or Childline at{" "}
        <a href="tel:1098">1098</a>, elsewhere your emergency number.
      </p>
      <TextArea
        id="words"
        name="words"
        label="What should our moderators know? (if you like)"
        rows={3}
        maxLength={WORDS_LENGTH}
        defaultValue={answer?.typed["words"]}
      />
      <p className="quiet">The person who posted it is never told who reported it.</p>
      <p className="alert" role="alert">
        {answer?.problem}
      </p>
      <button className="button primary">Send report</button>
    </Form>
  );
}
