/** What went to D1: round trips, and the rows that its statements visited (`meta.rows_read`). */
export interface Tally {
  trips: number;
  rowsRead: number;
}

/** Wraps a D1 database so that everything read and written through its sessions is counted in `tally`. */
export function meterDatabase(d1: D1Database): { d1: D1Database; tally: Tally } {
  const tally: Tally = { trips: 0, rowsRead: 0 };
  const open = d1.withSession.bind(d1);
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function count(results: D1Result[]): void {
    tally.trips += 1;
    for (const { meta } of results) tally.rowsRead += meta.rows_read;
  }

  function meterStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const metered = replacing(statement, {
      bind: (...values: unknown[]) => meterStatement(statement.bind(...values)),
      async all() {
        const result = await statement.all();
        count([result]);
        return result;
      },
      async run() {
        const result = await statement.run();
        count([result]);
        return result;
      },
      // raw() gives no meta: the same query runs once more for its count.
      async raw() {
        count([await statement.all()]);
        return statement.raw();
      },
    });
    originals.set(metered, statement);
    return metered;
  }

  function meterSession(session: D1DatabaseSession): D1DatabaseSession {
    return replacing(session, {
      prepare: (query: string) => meterStatement(session.prepare(query)),
      async batch(statements: D1PreparedStatement[]) {
        const results = await session.batch(statements.map((each) => originals.get(each) ?? each));
        count(results);
        return results;
      },
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
