import type { Language } from "#app/messages/languages.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { nameStep } from "./name-step.ts";

export function StandCard({
  name,
  size,
  link,
  code,
  words,
}: {
  name: string;
  size: "a6" | "a5";
  link: string;
  /** The SVG of the link's QR code. */
  code: string;
  words: { language: Language; scan: string; poweredBy: string }[];
}) {
  return (
    <section className={`stand by-day ${size}`} aria-label="Stand card">
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
      <div className="counter">
        <p>{link.replace(/^https?:\/\//, "")}</p>
        <p>
          {words.map(({ language, poweredBy }) => (
            <span key={language} lang={language}>
              {poweredBy}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
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
