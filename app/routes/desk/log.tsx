import { listActs, type DeskAct, type LogEntry } from "#app/domain/desk/log.ts";
import { database } from "#app/http/context.ts";
import type { Route } from "./+types/log";
import { deskMeta } from "./desk-meta.ts";
import { When } from "./facts.tsx";
import { readSearch } from "./fields.ts";
import { Empty, Pages, SearchForm } from "./list.tsx";

/** What an act is called before what it was done to. */
const ACT_NAMES: Record<DeskAct, string> = {
  "contact-request": "contacted request",
  "decline-request": "declined request",
  "reopen-request": "reopened request",
  "create-shop": "created shop",
  "handle-message": "handled message",
  "reopen-message": "reopened message",
  "import-menu": "imported a menu into",
  "create-login": "created the login of",
  "reset-password": "reset a password of",
  "close-shop": "closed",
  "reopen-shop": "reopened",
  "create-operator": "created operator",
  "reset-operator": "gave a new password to operator",
  "remove-operator": "removed operator",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = readSearch(url.searchParams);
  const acts = actsCalled(wanted.words);
  const listed = await listActs(context.get(database), { ...wanted, acts });
  return { query: url.search, ...wanted, ...listed };
}

/** The acts whose names hold the words: people look for what they have read. */
function actsCalled(words: string): DeskAct[] {
  const acts = Object.keys(ACT_NAMES) as DeskAct[];
  return acts.filter((act) => ACT_NAMES[act].includes(words.toLowerCase()));
}

export function meta() {
  return deskMeta("Log");
}

export default function Log({ loaderData }: Route.ComponentProps) {
  const { query, words, page, entries, total } = loaderData;
  return (
    <>
      <h1>Log</h1>
      <SearchForm query={query} label="Who, what or which shop" words={words} />
      {entries.length === 0 && (
        <Empty words={words} page={page}>
          Nothing was done yet. Every act of the desk will be kept here.
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
  const name: string = ACT_NAMES[act as DeskAct] ?? act;
  const isOfShop = !/request|message|operator/.test(act);
  return (
    <li>
      <When time={createdAt} />
      <p>
        <b>{username}</b> {name}{" "}
        {isOfShop ? <a href={`/desk/shops/${subject}`}>{subject}</a> : subject}
        {detail !== "" && <span className="detail">{detail}</span>}
      </p>
    </li>
  );
}
