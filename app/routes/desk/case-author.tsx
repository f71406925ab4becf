import type { EarlierCase, OtherThing } from "#app/domain/reports/case-context.ts";
import { MOST_TOGETHER } from "#app/domain/reports/limits.ts";
import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { CASE_FORM } from "./case-form.tsx";
import { CasePhotos, pathAround } from "./case-photos.tsx";
import { Day, When } from "./facts.tsx";
import { Key } from "./keys.tsx";
import { DECISION_NAMES, type RuleNames } from "./report-names.ts";

interface CaseAuthorProps {
  opened: OpenedCase;
  ruleNames: RuleNames;
  /** The other things that were chosen to be decided alike; undefined where none can be. */
  chosen: readonly string[] | undefined;
}

/** The author's record, and all else that they have posted: nothing by which they could be known. */
export function CaseAuthor({ opened, ruleNames, chosen }: CaseAuthorProps) {
  const { case: found, author, earlier, others } = opened;
  return (
    <section className="card">
      <h2>Author of case {found.id}</h2>
      {author ? (
        <p className="facts">
          <span>
            Here since <Day time={author.since} />
          </span>
          <span>
            Earlier cases: {earlier.decided} decided, {earlier.upheld} against them
          </span>
          {author.ban && (
            <span>
              Banned <When time={author.ban.since} /> until <When time={author.ban.until} />: “
              {author.ban.because}”
            </span>
          )}
          {author.hasDeleted && <span>They’ve deleted their data.</span>}
        </p>
      ) : (
        <p>They’ve deleted their data, or haven’t been here for 90 days.</p>
      )}
      {earlier.cases.length > 0 && (
        <ul>
          {earlier.cases.map((each) => (
            <li key={each.id}>
              <Earlier found={each} ruleNames={ruleNames} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Others {...{ found, others }} chosen={isDecidedAlone(opened) ? undefined : chosen} />
      )}
    </section>
  );
}

function Earlier({ found, ruleNames }: { found: EarlierCase; ruleNames: RuleNames }) {
  const { id, thing, decision, rule } = found;
  return (
    <>
      <a href={`/desk/reports/${id}`}>Case {id}</a>: a {thing}
      {decision !== null && `, ${DECISION_NAMES[decision].toLowerCase()}`}
      {rule !== null && ` (${ruleNames[rule]})`}
    </>
  );
}

/** Whether nothing else is decided with it: what a word rule holds is decided for good, and of what is emptied nothing is left. */
function isDecidedAlone({ case: { caught, decidedBy }, isEmptied }: OpenedCase): boolean {
  return isEmptied || (caught !== null && decidedBy === null);
}

type Found = Pick<OpenedCase["case"], "id" | "isChildSafety">;

interface OthersProps extends Pick<CaseAuthorProps, "chosen"> {
  found: Found;
  others: OtherThing[];
}

function Others({ found, others, chosen }: OthersProps) {
  const canChoose = chosen !== undefined;
  return (
    <details open={chosen && chosen.length > 0}>
      <summary className="button" data-key="a">
        What else they’ve posted ({others.length}) <Key name="a" />
      </summary>
      {canChoose && (
        <p className="hint">
          Tick what to decide the same way as this case, with the same rule and words: up to{" "}
          {MOST_TOGETHER}. Each gets a case of its own.
        </p>
      )}
      <ul className="filed">
        {others.map((other) => (
          <li key={`${other.thread} ${other.of}`}>
            <Other {...{ found, other, chosen }} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Other({
  found,
  other,
  chosen,
}: Pick<OthersProps, "found" | "chosen"> & { other: OtherThing }) {
  const { thread, of, text, photos, isHidden, caseId, isDecided, isHeld, ...more } = other;
  const { isChildSafety, reportCount } = more;
  const named = `${thread} ${of} ${reportCount} ${isChildSafety ? 1 : 0}`;
  const words = (
    <span className="words" lang={textLanguage(text)}>
      {text}
    </span>
  );
  return (
    <>
      <p className="hint">
        A {of === "post" ? "post" : "comment"}
        {isHeld ? ", held by a word rule" : isHidden && ", hidden"}
        {caseId !== null && (
          <>
            , <a href={`/desk/reports/${caseId}`}>case {caseId}</a>
          </>
        )}
      </p>
      {chosen === undefined || isDecided || isHeld ? (
        <p>{words}</p>
      ) : (
        <label className="alike">
          <input
            type="checkbox"
            name="also"
            value={named}
            form={CASE_FORM}
            data-key="t"
            defaultChecked={chosen.includes(named)}
          />{" "}
          {words}
        </label>
      )}
      <CasePhotos
        path={pathAround(found.id, thread)}
        photos={photos}
        alt="Photo in this post"
        isChildSafety={found.isChildSafety}
      />
    </>
  );
}
