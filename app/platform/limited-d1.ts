import { withinLimit } from "./unavailable.ts";

/** What SQLite says about a wrong statement or a failed constraint, and D1 about a value it cannot bind. */
const OWN_FAULT = /SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG|AUTH)|D1_TYPE_ERROR/;

type Limit = <T>(call: () => Promise<T>) => Promise<T>;

/** Sessions of `d1` whose calls throw Unavailable if D1 fails or takes longer than `milliseconds`. */
export function limitD1(d1: D1Database, milliseconds?: number): Pick<D1Database, "withSession"> {
  const limit: Limit = (call) => withinLimit("d1", call, { milliseconds, isOwnFault });
  return {
    withSession(constraint) {
      let opened: D1DatabaseSession | undefined;
      // D1 is not called before the first query, so that it can only fail requests that need it.
      const session = () => (opened ??= d1.withSession(constraint));
      return {
        prepare: (query) => limitStatement(() => session().prepare(query), limit),
        batch: (statements) =>
          limit(() => session().batch(statements.map((each) => originals.get(each)?.() ?? each))),
        getBookmark: () => opened?.getBookmark() ?? null,
      } satisfies D1DatabaseSession;
    },
  };
}

/** D1 only accepts batches of its own statements: these make the ones behind the limited ones. */
const originals = new WeakMap<D1PreparedStatement, () => D1PreparedStatement>();

function limitStatement(prepare: () => D1PreparedStatement, limit: Limit): D1PreparedStatement {
  const limited = {
    bind: (...values: unknown[]) => limitStatement(() => prepare().bind(...values), limit),
    all: () => limit(() => prepare().all()),
    run: () => limit(() => prepare().run()),
    raw: (options?: { columnNames?: false }) => limit(() => prepare().raw(options)),
    first: (column: string) => limit(() => prepare().first(column)),
  } as unknown as D1PreparedStatement;
  originals.set(limited, prepare);
  return limited;
}

function isOwnFault(error: unknown): boolean {
  return error instanceof Error && OWN_FAULT.test(error.message);
}
