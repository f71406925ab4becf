import { Form, Link } from "react-router";
import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import type { AppealRefusal } from "#app/domain/appeals/refusals.ts";
import { MOST_DAYS } from "#app/domain/reports/due.ts";
import { ownCss } from "#app/routes/nearby/mine/own-css.ts";
import { Officer, Told } from "#app/routes/nearby/mine/notices.tsx";
import type { ShownNotice } from "#app/routes/nearby/server/shown-notices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { TextArea } from "#app/ui/text-field.tsx";

interface AppealPageProps {
  notice: ShownNotice;
  /** All that its author wrote, though it may be gone by now. */
  text: string;
  /** Why there can be no appeal; null if there can. */
  refused: AppealRefusal["reason"] | null;
  /** Until when there could be one: a date. */
  until: string;
  answer:
    | (MaybeProblem & { typed: string; refused?: AppealRefusal["reason"] | undefined })
    | undefined;
}

export function AppealPage({ notice, text, refused, until, answer }: AppealPageProps) {
  const { appeal, decisions } = useMessages("safety");
  const language = useLanguage();
  const why = answer?.refused ?? refused;
  return (
    <div className="report">
      <style>{ownCss}</style>
      <PageHead title={decisions.ask} noindex />
      <p>
        <Link to="/nearby/mine">{appeal.back}</Link>
      </p>
      <h1>{decisions.ask}</h1>
      <div className="card appealed">
        <Told notice={notice} />
        {text !== notice.beginning && (
          <>
            <h2>{appeal.wrote}</h2>
            <blockquote lang={textLanguage(text, language)}>{text}</blockquote>
          </>
        )}
      </div>
      {why === null ? (
        <AppealForm answer={answer} />
      ) : (
        <WhyNot why={why} until={until} typed={answer?.typed} />
      )}
      <p className="quiet">
        <Officer />
      </p>
    </div>
  );
}

function AppealForm({ answer }: Pick<AppealPageProps, "answer">) {
  const { appeal } = useMessages("safety");
  const problem = useProblem(answer);
  return (
    <Form className="stack" method="post" preventScrollReset>
      <TextArea
        id="words"
        name="words"
        label={appeal.words}
        hint={appeal.once}
        rows={6}
        defaultValue={answer?.typed}
        problem={problem}
        required
      />
      <p className="quiet">{appeal.process({ days: MOST_DAYS })}</p>
      <button className="button primary">{appeal.send}</button>
    </Form>
  );
}

/** Says why there can be no appeal. What was typed is not lost. */
function WhyNot({ why, until, typed = "" }: WhyNotProps) {
  const { appeal } = useMessages("safety");
  const texts = {
    appealed: appeal.asked,
    late: appeal.late({ date: until }),
    "nothing-to-appeal": appeal.nothing,
  };
  return (
    <>
      <p className="notice" role="status">
        {texts[why]}
      </p>
      {typed !== "" && (
        <TextArea
          id="words"
          name="words"
          label={appeal.words}
          rows={6}
          defaultValue={typed}
          readOnly
        />
      )}
    </>
  );
}

interface WhyNotProps {
  why: AppealRefusal["reason"];
  until: string;
  typed: string | undefined;
}
