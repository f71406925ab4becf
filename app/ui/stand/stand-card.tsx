import type { StandWords } from "#app/messages/stand-words.server.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { nameStep } from "./name-step.ts";
import type { StandSize } from "./sizes.ts";

interface StandCardProps {
  name: string;
  size: StandSize;
  /** The menu's address in words, also on the stand of a table. */
  link: string;
  /** The SVG of a QR code. */
  code: string;
  /** The number of the table that it is for. */
  table?: number | undefined;
  words: StandWords[];
  /** What the card is called for those who cannot see it. */
  label: string;
}

export function StandCard({ name, size, link, code, table, words, label }: StandCardProps) {
  return (
    <section className={`stand by-day ${size}`} aria-label={label}>
      <Awning />
      <h2 className={`name step-${nameStep(name)}`} lang={textLanguage(name)}>
        {name}
      </h2>
      {/* Our own route draws it from the link: it is the file that is downloaded. */}
      <div className="code" dangerouslySetInnerHTML={{ __html: code }} />
      {words.map(({ language, scan }) => (
        <p key={language} className="scan" lang={language}>
          {scan}
        </p>
      ))}
      <div className={table === undefined ? "counter" : "counter numbered"}>
        {table !== undefined && <TableNumber table={table} words={words} />}
        <p>{link.replace(/^https?:\/\//, "")}</p>
        <p>
          <InEveryLanguage words={words} text="poweredBy" />
        </p>
      </div>
    </section>
  );
}

function TableNumber({ table, words }: { table: number; words: StandWords[] }) {
  return (
    <div className="table-number">
      <small>
        <InEveryLanguage words={words} text="table" />
      </small>{" "}
      <b>{table}</b>
    </div>
  );
}

function InEveryLanguage({ words, text }: { words: StandWords[]; text: "poweredBy" | "table" }) {
  return words.map((each) => (
    <span key={each.language} lang={each.language}>
      {each[text]}
    </span>
  ));
}

const STRIPES = 15;

/** The awning of every page, with as many stripes as make it end as it begins. */
function Awning() {
  return (
    <svg className="canopy" viewBox={`0 0 ${STRIPES * 2} 4.4`} aria-hidden="true">
      {Array.from({ length: STRIPES }, (_, index) => (
        <path key={index} d={`M${index * 2} 0v3.4a1 1 0 0 0 2 0v-3.4z`} />
      ))}
    </svg>
  );
}
