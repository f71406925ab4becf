/**
 * What went to D1: round trips, the rows that its statements visited (`meta.rows_read`), and those that they wrote,
 * in indexes as well (`meta.rows_written`).
 */
export interface Tally {
  trips: number;
  rowsRead: number;
  rowsWritten: number;
}

/** Wraps a D1 database so that everything read and written through its sessions is counted in `tally`. */
export function meterDatabase(d1: D1Database): { d1: D1Database; tally: Tally } {
  const tally: Tally = { trips: 0, rowsRead: 0, rowsWritten: 0 };
  const open = d1.withSession.bind(d1);
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  /** Counts a trip, whatever comes of it. */
  async function count<T extends D1Result[]>(trip: Promise<T>): Promise<T> {
    tally.trips += 1;
    const results = await trip;
    for (const { meta } of results) {
      tally.rowsRead += meta.rows_read;
      tally.rowsWritten += meta.rows_written;
    }
    return results;
  }

  const countOne = async (trip: Promise<D1Result>) => (await count(trip.then((one) => [one])))[0];

  function meterStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const metered = replacing(statement, {
      bind: (...values: unknown[]) => meterStatement(statement.bind(...values)),
      all: () => countOne(statement.all()),
      run: () => countOne(statement.run()),
      // raw() gives no meta: the same query runs once more for its count.
      async raw() {
        await countOne(statement.all());
        return statement.raw();
      },
    });
    originals.set(metered, statement);
    return metered;
  }

  function meterSession(session: D1DatabaseSession): D1DatabaseSession {
    return replacing(session, {
      prepare: (query: string) => meterStatement(session.prepare(query)),
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

function replacing<T extends object>(target: T, methods: Record<string, unknown>): T {
  return new Proxy(target, {
    get(_, property) {
      if (typeof property === "string" && property in methods) return methods[property];
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
