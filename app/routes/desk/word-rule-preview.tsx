import { MOST_READ, type Preview } from "#app/domain/reports/preview-word-rules.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** So many texts are shown at most. */
const MOST_SHOWN = 50;

/** What a preview has read, in words. */
export function ReadText({ posts, comments, isAll }: Omit<Preview, "found">) {
  const counts = `${posts} ${posts === 1 ? "post" : "posts"} and ${comments} ${comments === 1 ? "comment" : "comments"}`;
  if (isAll) return `the ${counts} of the last 24 hours that are still there`;
  return `the newest ${counts} of the last 24 hours, as no more than ${MOST_READ} of each are read`;
}

/** What a rule would have caught of the last day. */
export function WordRulePreview({ found: ofRules, ...read }: Preview) {
  const found = ofRules.flat();
  const shown = found.slice(0, MOST_SHOWN);
  return (
    <section className="card" id="preview">
      <h2>What it would have caught</h2>
      <p role="status">
        {found.length} of <ReadText {...read} />.
      </p>
      {shown.length > 0 && (
        <ul className="filed">
          {shown.map(({ thing, text, venue, words }, index) => (
            <li key={index}>
              <p className="hint">
                A {thing}, found by “<span lang={textLanguage(words)}>{words}</span>”
                {venue !== "" && `, at “${venue}”`}
              </p>
              <p className="words" lang={textLanguage(text)}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {shown.length < found.length && <p>The newest {MOST_SHOWN} of them are shown.</p>}
    </section>
  );
}
