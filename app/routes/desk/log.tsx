import { listActs, type DeskAct, type LogEntry } from "#app/domain/desk/log.ts";
import { database } from "#app/http/context.ts";
import type { Route } from "./+types/log";
import { deskMeta } from "./desk-meta.ts";
import { When } from "./facts.tsx";
import { readSearch } from "./fields.ts";
import { Empty, Pages, SearchForm } from "./list.tsx";

interface NamedAct {
  name: string;
  of: "request" | "shop" | "message" | "operator";
}

const ACTS: Record<DeskAct, NamedAct> = {
  "contact-request": { name: "contacted request", of: "request" },
  "decline-request": { name: "declined request", of: "request" },
  "reopen-request": { name: "reopened request", of: "request" },
  "create-shop": { name: "created shop", of: "shop" },
  "handle-message": { name: "handled message", of: "message" },
  "reopen-message": { name: "reopened message", of: "message" },
  "import-menu": { name: "imported a menu into", of: "shop" },
  "create-login": { name: "created the login of", of: "shop" },
  "reset-password": { name: "reset a password of", of: "shop" },
  "open-editor": { name: "opened the editor of", of: "shop" },
  "leave-editor": { name: "left the editor of", of: "shop" },
  "close-shop": { name: "closed", of: "shop" },
  "reopen-shop": { name: "reopened", of: "shop" },
  "create-operator": { name: "created operator", of: "operator" },
  "reset-operator": { name: "gave a new password to operator", of: "operator" },
  "remove-operator": { name: "removed operator", of: "operator" },
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = readSearch(url.searchParams);
  const acts = actsCalled(wanted.words);
  const listed = await listActs(context.get(database), { ...wanted, acts });
  return { query: url.search, ...wanted, ...listed };
}

/** The acts whose names hold the words: people look for what they have read. */
function actsCalled(words: string): DeskAct[] {
  const acts = Object.keys(ACTS) as DeskAct[];
  return acts.filter((act) => ACTS[act].name.includes(words.toLowerCase()));
}

export function meta() {
  return deskMeta("Log");
}

export default function Log({ loaderData }: Route.ComponentProps) {
  const { query, words, page, entries, total } = loaderData;
  return (
    <>
      <div className="card-title">
        <h1>Log</h1>
        <a className="quiet-link" href="/desk/reports/log">
          Every step of moderation
        </a>
      </div>
      <SearchForm query={query} label="Who, what or which shop" words={words} />
      {entries.length === 0 && (
        <Empty words={words} page={page}>
          Nothing has been done yet with requests, messages, shops or logins.
        </Empty>
      )}
      <ol className="log">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pages query={query} page={page} total={total} />
    </>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { act, subject, username, detail, createdAt } = entry;
  const named: NamedAct | undefined = ACTS[act as DeskAct];
  return (
    <li>
      <When time={createdAt} />
      <p>
        <b>{username}</b> {named?.name ?? act}{" "}
        {named?.of === "shop" ? <a href={`/desk/shops/${subject}`}>{subject}</a> : subject}
        {detail !== "" && <span className="detail">{detail}</span>}
      </p>
    </li>
  );
}
