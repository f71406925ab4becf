/**
 * What D1 was asked: round trips, statements, rows read (`meta.rows_read`), and rows written, indexes included
 * (`meta.rows_written`).
 */
export interface Tally {
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

/** Wraps a D1 database and counts everything that its sessions read and write in `tally`. */
export function meterDatabase(d1: D1Database): { d1: D1Database; tally: Tally } {
  const tally: Tally = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const open = d1.withSession.bind(d1);
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  /** Counts a round trip, even if it fails. */
  async function count<T extends D1Result[]>(trip: Promise<T>): Promise<T> {
    tally.trips += 1;
    const results = await trip;
    tally.statements += results.length;
    for (const { meta } of results) {
      tally.rowsRead += meta.rows_read;
      tally.rowsWritten += meta.rows_written;
    }
    return results;
  }

  const countOne = async <T>(trip: Promise<D1Result<T>>) =>
    (await count(trip.then((one) => [one])))[0];

  function meterStatement(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    const metered = replacing(statement, {
      bind: (...values: unknown[]) => meterStatement(statement.bind(...values), query),
      all: () => countOne(statement.all()),
      run: () => countOne(statement.run()),
      // raw() returns no meta, so reads run once more to be counted. Writes must not.
      async raw() {
        const counted = await countOne(statement.all());
        return isRead(query) ? statement.raw() : counted?.results.map((row) => Object.values(row));
      },
    });
    originals.set(metered, statement);
    return metered;
  }

  function meterSession(session: D1DatabaseSession): D1DatabaseSession {
    return replacing(session, {
      prepare: (query: string) => meterStatement(session.prepare(query), query),
      batch: (statements: D1PreparedStatement[]) =>
        count(session.batch(statements.map((each) => originals.get(each) ?? each))),
    });
  }

  return {
    tally,
    d1: replacing(d1, {
      withSession: (constraint?: string) => meterSession(open(constraint)),
    }),
  };
}

const isRead = (query: string) => /^\s*(select|with)\b/i.test(query);

function replacing<T extends object>(target: T, methods: Record<string, unknown>): T {
  return new Proxy(target, {
    get(_, property) {
      if (typeof property === "string" && property in methods) return methods[property];
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
