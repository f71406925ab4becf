import { data } from "react-router";
import { brand } from "#app/brand.ts";
import { listMonths } from "#app/domain/transparency/published.ts";
import { database } from "#app/http/context.ts";
import { localPath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { rich } from "#app/ui/rich-text.ts";
import type { Route } from "./+types/moderation";
import { Month } from "./month.tsx";
import moderationCss from "./moderation.css?inline";

export const handle: PageHandle = { css: moderationCss, messages: ["site", "moderation"] };

/** The numbers change once a day. */
export async function loader({ context }: Route.LoaderArgs) {
  const months = await listMonths(context.get(database));
  return data({ months }, { headers: { "Cache-Control": "public, max-age=3600" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return loaderHeaders;
}

export default function Moderation({ loaderData }: Route.ComponentProps) {
  const { months } = loaderData;
  const texts = useMessages("moderation");
  const { head } = texts;
  return (
    <main className="moderation">
      <PageHead title={head.title} description={head.description} path="/moderation" />
      <header>
        <h1>{head.title}</h1>
        <p>{head.lead}</p>
      </header>
      <section aria-labelledby="months">
        <h2 id="months">{texts.months.title}</h2>
        {months.length === 0 && <p className="empty">{head.none}</p>}
        {months.map((month, at) => (
          <Month key={month.month} month={month} isOpen={at === 0} />
        ))}
      </section>
      <Reading />
      <Complain />
    </main>
  );
}

function Reading() {
  const { reading, log } = useMessages("moderation");
  const bold = { b: <b /> };
  return (
    <section aria-labelledby="reading">
      <h2 id="reading">{reading.title}</h2>
      <ul className="notes">
        <li>{rich(reading.covered(bold))}</li>
        <li>{rich(reading.restore(bold))}</li>
        <li>{rich(reading.taken(bold))}</li>
        <li>{rich(reading.undone(bold))}</li>
        <li>{reading.time}</li>
        <li>{reading.small}</li>
        <li>{reading.months}</li>
      </ul>
      <h3>{log.title}</h3>
      <p>
        {log.text} {log.small}
      </p>
    </section>
  );
}

/** The way for everybody, with mail or a plain form. */
function Complain() {
  const { complain } = useMessages("moderation");
  const language = useLanguage();
  const to = (path: string) => <Link to={localPath(language, path)} />;
  return (
    <section aria-labelledby="complain">
      <h2 id="complain">{complain.title}</h2>
      <p>{complain.text}</p>
      <dl className="complaint-ways">
        <dt>{complain.officer}</dt>
        <dd>
          {brand.grievanceOfficer}, {brand.name}
        </dd>
        <dd>
          <a href={`mailto:${brand.grievanceEmail}`}>{brand.grievanceEmail}</a>
        </dd>
        <dt>{complain.write}</dt>
        <dd>
          <a href={localPath(language, "/contact")}>{complain.form}</a>
        </dd>
        <dd>{complain.formNote}</dd>
      </dl>
      <p>{rich(complain.appeal({ gac: <Link to="https://gac.gov.in" /> }))}</p>
      <p>
        {rich(complain.policies({ privacy: to("/privacy-policy"), safety: to("/csae-standards") }))}
      </p>
    </section>
  );
}

function Link({ to, children }: { to: string; children?: React.ReactNode }) {
  return <a href={to}>{children}</a>;
}
