import { Form, Link } from "react-router";
import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import { REASONS, type Reason } from "#app/domain/reports/limits.ts";
import { Flagged } from "#app/routes/nearby/components/flagged.tsx";
import { useFeedPath } from "#app/routes/nearby/components/use-feed-path.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { TextArea } from "#app/ui/text-field.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

/** What is about to be reported. Photos are not shown: nobody has to look at them again. */
export interface Reported {
  what: "post" | "photo" | "comment";
  text: string;
  /** Whether that stands behind a tap. */
  isFlagged: boolean;
  isMine: boolean;
  /** Whether it is the board of a shop, which has no thread. */
  isBoard: boolean;
}

interface ReportPageProps {
  thread: string;
  of: string;
  reported: Reported;
  answer: (MaybeProblem & { typed: Record<string, string> }) | undefined;
}

export function ReportPage({ thread, of, reported, answer }: ReportPageProps) {
  const { what, text, isFlagged, isMine, isBoard } = reported;
  const { report } = useMessages("safety");
  const nearby = useMessages("nearby");
  const language = useLanguage();
  const feed = useFeedPath();
  return (
    <div className="report">
      <PageHead title={nearby.report[what]} noindex />
      <p>
        <Link to={isBoard ? feed : `/nearby/posts/${thread}`}>{report.back}</Link>
      </p>
      <h1>{nearby.report[what]}</h1>
      {isMine ? (
        <p className="notice">{report.own[what]}</p>
      ) : (
        <>
          {text !== "" && (
            <Flagged isFlagged={isFlagged}>
              <blockquote className="reported" lang={textLanguage(text, language)}>
                {text}
              </blockquote>
            </Flagged>
          )}
          <ReportForm of={of} answer={answer} />
        </>
      )}
    </div>
  );
}

function ReportForm({ of, answer }: Pick<ReportPageProps, "of" | "answer">) {
  const { report } = useMessages("safety");
  const problem = useProblem(answer);
  return (
    <Form className="stack" method="post" preventScrollReset>
      <input type="hidden" name="of" value={of} />
      <Reasons chosen={answer?.typed["reason"]} />
      <p className="urgent">
        {rich(report.urgent({ police: <Call number="112" />, childline: <Call number="1098" /> }))}
      </p>
      <TextArea
        id="words"
        name="words"
        label={report.words}
        rows={3}
        defaultValue={answer?.typed["words"]}
      />
      <p className="quiet">{report.anonymous}</p>
      <p className="alert" role="alert">
        {problem}
      </p>
      <button className="button primary">{report.send}</button>
    </Form>
  );
}

function Call({ number, children }: { number: string; children?: React.ReactNode }) {
  return <a href={`tel:${number}`}>{children}</a>;
}

function Reasons({ chosen }: { chosen: string | undefined }) {
  const { reasons, report } = useMessages("safety");
  const hints: Partial<Record<Reason, string>> = report.hints;
  return (
    <fieldset className="reasons">
      <legend>{report.question}</legend>
      {REASONS.map((reason) => (
        <label key={reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            defaultChecked={reason === chosen}
            required
          />
          <span>
            {reasons[reason]}
            <small>{hints[reason]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
