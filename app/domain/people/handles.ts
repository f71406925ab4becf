import { createHmac } from "node:crypto";
import { ADJECTIVES, CREATURES } from "./handle-words.ts";

/** A neighbour's name within one thread. */
export interface Handle {
  /** Two words, such as “Quiet Mynah”. */
  name: string;
  /** One of twelve colours, from 0. */
  colour: number;
  /** The number of the name, from 0: the avatar is drawn from it, so that no two names share one. */
  pattern: number;
}

const COLOURS = 12;
const NAMES = ADJECTIVES.length * CREATURES.length;
/** Of so many one is free, however many have commented. */
const OFFERED = 16;

/** The name of a post's author in its thread; other threads get others. The key is secret, so that nobody can link them. */
export function handleIn(thread: string, personId: number, key: string): Handle {
  const digest = digestOf(thread, personId, key);
  const adjective = digest.readUInt32BE(0) % ADJECTIVES.length;
  const creature = digest.readUInt32BE(4) % CREATURES.length;
  return handleOf(adjective * CREATURES.length + creature, digest);
}

/** Who wrote a comment, and in whose thread. */
export interface Commenter {
  thread: string;
  authorId: number;
  personId: number;
  /** As `comments.name` has it. */
  name: number | null;
}

/** The name of whoever comments in a thread. Numbers leave out the author's name, so that nobody else has it there. */
export function handleOfCommenter(
  { thread, authorId, personId, name }: Commenter,
  key: string,
): Handle {
  if (personId === authorId || name === null) return handleIn(thread, personId, key);
  const { pattern } = handleIn(thread, authorId, key);
  return handleOf(name < pattern ? name : name + 1, digestOf(thread, personId, key));
}

/** Numbers of names at random, of which somebody who is new in a thread gets the first free one. */
export function offerNames(): number[] {
  const random = crypto.getRandomValues(new Uint32Array(OFFERED));
  return [...random].map((number) => number % (NAMES - 1));
}

function digestOf(thread: string, personId: number, key: string): Buffer {
  return createHmac("sha256", key).update(`${thread} ${personId}`).digest();
}

function handleOf(number: number, digest: Buffer): Handle {
  const adjective = Math.floor(number / CREATURES.length);
  return {
    name: `${ADJECTIVES[adjective]} ${CREATURES[number % CREATURES.length]}`,
    colour: digest.readUInt32BE(8) % COLOURS,
    pattern: number,
  };
}
