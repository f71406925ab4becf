import { PAGE_LENGTH } from "#app/domain/desk/search.ts";
import { queryWith } from "./fields.ts";

interface ListProps {
  /** Of the page at hand, with its question mark. */
  query: string;
}

interface SearchFormProps extends ListProps {
  label: string;
  words: string;
  /** Fields by which the list is filtered as well; without any, its status stays. */
  children?: React.ReactNode;
}

/** Looks for words in a list, from its first page on. */
export function SearchForm({ query, label, words, children }: SearchFormProps) {
  const status = children === undefined ? new URLSearchParams(query).get("status") : null;
  return (
    <search>
      <form className="search">
        {status !== null && <input type="hidden" name="status" value={status} />}
        <input
          type="search"
          name="q"
          defaultValue={words}
          aria-label={label}
          placeholder={label}
          maxLength={120}
          enterKeyHint="search"
        />
        {children}
        <button className="button">Search</button>
      </form>
    </search>
  );
}

export function Tabs({
  query,
  chosen,
  tabs,
}: ListProps & {
  chosen: string;
  tabs: { status: string; name: string; count?: number | string | undefined }[];
}) {
  return (
    <nav className="tabs" aria-label="Status">
      {tabs.map(({ status, name, count }) => (
        <a
          key={status}
          href={queryWith(query, { status, page: "", changed: "", none: "", skip: "" }) || "?"}
          aria-current={status === chosen ? "page" : undefined}
        >
          {name} {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  );
}

export function Pages({ query, page, total }: ListProps & { page: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  if (last === 1 && page === 1) return null;
  const to = (number: number) => queryWith(query, { page: number, changed: "" });
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && (
        <a className="button" href={to(Math.min(page - 1, last))} rel="prev">
          Newer
        </a>
      )}
      {page <= last && (
        <span>
          Page {page} of {last}
        </span>
      )}
      {page < last && (
        <a className="button" href={to(page + 1)} rel="next">
          Older
        </a>
      )}
    </nav>
  );
}

interface EmptyProps {
  words: string;
  page: number;
  /** What is said where nothing was looked for. */
  children: React.ReactNode;
}

export function Empty({ words, page, children }: EmptyProps) {
  const isPastEnd = page > 1;
  return (
    <div className="empty">
      <TeaGlass />
      <p>
        {isPastEnd && "There’s nothing on this page any more."}
        {!isPastEnd && words !== "" && `Nothing here matches “${words}”. Try fewer letters.`}
        {!isPastEnd && words === "" && children}
      </p>
      {(isPastEnd || words !== "") && (
        <a className="button" href="?">
          Show all
        </a>
      )}
    </div>
  );
}

function TeaGlass() {
  const outline = { stroke: "var(--accent)", strokeWidth: 2, strokeLinejoin: "round" } as const;
  return (
    <svg viewBox="0 0 96 88" width="96" height="88" fill="none" aria-hidden="true">
      <ellipse cx="48" cy="78" rx="34" ry="6" fill="var(--tint)" />
      <path d="M30 32h36l-5 46H35z" fill="var(--card)" {...outline} />
      <path d="M31.5 44h33l-3.7 34H35.2z" fill="var(--stripe)" opacity="0.55" />
      <path d="M33 56h30M34 67h28" stroke="var(--accent)" strokeWidth="1" opacity="0.5" />
      <g stroke="var(--quiet)" strokeWidth="2" strokeLinecap="round">
        <path d="M40 24c-4-5 4-8 0-14M48 22c-4-5 4-8 0-14M56 24c-4-5 4-8 0-14" />
      </g>
    </svg>
  );
}
