import type { Reply } from "./visitor.ts";

/** The ways to write to the product. */
export const SURFACES = [
  "JSON API",
  "editor",
  "public forms",
  "community",
  "desk",
  "logins",
] as const;
export type Surface = (typeof SURFACES)[number];

/** The value of a fact whose thing does not exist. */
export const ABSENT = "absent";
/** The value of a fact when nobody was told what it is: any will do. */
export const ANY = "anything";

/** One write: what it does, and the facts that are true once it is done, as values by name. */
export interface Write {
  surface: Surface;
  /** In words, for reports of what went wrong. */
  what: string;
  sets: Record<string, string>;
  send: () => Promise<Reply>;
  /** Whether the reply says it is done; `isRepeated` if it may have been done before. By default 200, 201 or 303. */
  isDone?: (reply: Reply, isRepeated: boolean) => boolean;
  /** Why it may be resent when in doubt: it has a key, or nothing later sets the same facts. Left out if it may not. */
  again?: "has a key" | "is the last word";
}

/** What is known of a fact: the value acknowledged last, those that may have come after it, and those before. */
interface Fact {
  sure: string;
  doubtful: { value: string; write: Write }[];
  past: Set<string>;
  lastWrite: string;
}

export interface Counts {
  acknowledged: number;
  inDoubt: number;
}

/** A fact to check: the values it may have, and those it had before. */
export interface Expected {
  fact: string;
  allowed: string[];
  past: ReadonlySet<string>;
  lastWrite: string;
}

/** How many of the last acknowledged writes are kept, to be sent again. */
const MOST_KEYED = 30;
const MOST_PAST = 20;

/** Notes what was written, whether it was acknowledged, and what must therefore be true. */
export class Ledger {
  readonly counts = Object.fromEntries(
    SURFACES.map((surface) => [surface, { acknowledged: 0, inDoubt: 0 }]),
  ) as Record<Surface, Counts>;
  readonly #facts = new Map<string, Fact>();
  readonly #inDoubt = new Set<Write>();
  readonly #keyed: Write[] = [];

  /** Sends a write, and notes the outcome. Gives the reply if it says that the write is done. */
  async perform(write: Write): Promise<Reply | undefined> {
    this.#begin(write);
    const reply = await write.send().catch(() => undefined);
    const counts = this.counts[write.surface];
    if (!reply || reply.status >= 500) {
      counts.inDoubt += 1;
      return undefined;
    }
    if (!isDone(write, reply, false)) {
      this.#refuse(write);
      return undefined;
    }
    this.#acknowledge(write);
    counts.acknowledged += 1;
    return reply;
  }

  /** Resends a write that is in doubt. If it was not done, says why. */
  async repeat(write: Write): Promise<string | undefined> {
    const reply = await write.send();
    if (!isDone(write, reply, true)) return `when sent again, the answer was ${reply.status}`;
    this.#acknowledge(write);
    return undefined;
  }

  /** Writes still in doubt that may be sent again, in the order they were sent. */
  doubtful(): Write[] {
    const isOpen = (write: Write) =>
      Object.keys(write.sets).every((name) =>
        this.#facts.get(name)?.doubtful.some((each) => each.write === write),
      );
    return [...this.#inDoubt].filter((write) => write.again !== undefined && isOpen(write));
  }

  /** The last acknowledged writes with a key that still hold: sent again, they must change nothing. */
  keyed(): Write[] {
    return this.#keyed.filter(({ sets }) =>
      Object.entries(sets).every(([name, value]) => this.latest(name) === value),
    );
  }

  /** The last acknowledged value of a fact; undefined if nothing is known about it. */
  latest(name: string): string | undefined {
    return this.#facts.get(name)?.sure;
  }

  /** All facts that `isMeant` accepts, with the values they may have now. */
  expected(isMeant: (fact: string) => boolean = () => true): Expected[] {
    const meant = [...this.#facts].filter(([name]) => isMeant(name));
    return meant.map(([fact, { sure, doubtful, past, lastWrite }]) => {
      const allowed = [sure, ...doubtful.map(({ value }) => value)];
      return { fact, allowed, past, lastWrite };
    });
  }

  /** Notes that a fact is true, whatever the source. */
  note(name: string, value: string): void {
    const before = this.#facts.get(name) ?? newFact(name);
    const passed = [before.sure, ...before.doubtful.map((each) => each.value)];
    const past = new Set([...before.past, ...passed].slice(-MOST_PAST));
    past.delete(value);
    this.#facts.set(name, { ...before, sure: value, doubtful: [], past });
  }

  /** Takes what was found for the facts that `isRead` accepts as settled: from now on it must stay. */
  settle(found: ReadonlyMap<string, string[]>, isRead: (fact: string) => boolean): void {
    const read = [...this.#facts.keys()].filter(isRead);
    for (const name of read) this.note(name, found.get(name)?.[0] ?? ABSENT);
    this.#inDoubt.clear();
  }

  /** Drops facts that are no longer needed. */
  forget(isMeant: (fact: string) => boolean): void {
    for (const name of this.#facts.keys()) if (isMeant(name)) this.#facts.delete(name);
  }

  #begin(write: Write): void {
    this.#inDoubt.add(write);
    for (const [name, value] of Object.entries(write.sets)) {
      const fact = this.#facts.get(name) ?? newFact(name);
      fact.doubtful.push({ value, write });
      fact.lastWrite = write.what;
      this.#facts.set(name, fact);
    }
  }

  #acknowledge(write: Write): void {
    this.#inDoubt.delete(write);
    for (const [name, value] of Object.entries(write.sets)) this.note(name, value);
    if (write.again === "has a key") this.#keyed.push(write);
    if (this.#keyed.length > MOST_KEYED) this.#keyed.shift();
  }

  #refuse(write: Write): void {
    this.#inDoubt.delete(write);
    for (const name of Object.keys(write.sets)) {
      const fact = this.#facts.get(name);
      if (fact) fact.doubtful = fact.doubtful.filter((each) => each.write !== write);
    }
  }
}

function newFact(name: string): Fact {
  return { sure: ABSENT, doubtful: [], past: new Set(), lastWrite: `${name} is noted` };
}

function isDone({ isDone }: Write, reply: Reply, isRepeated: boolean): boolean {
  if (isDone) return isDone(reply, isRepeated);
  return [200, 201, 303].includes(reply.status);
}
