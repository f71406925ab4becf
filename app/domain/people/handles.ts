import { createHmac } from "node:crypto";
import { ADJECTIVES, CREATURES } from "./handle-words.ts";

/** What somebody is called within one thread. */
export interface Handle {
  /** Two words, such as “Quiet Mynah”. */
  name: string;
  /** Which of twelve colours stands beside it, from 0. */
  colour: number;
}

const COLOURS = 12;

/**
 * What a person is called in the thread of a post: the same in all of it, another in every other. Made with a key
 * that never leaves the server, so that nobody can tell which handles are of one person.
 */
export function handleIn(thread: string, personId: number, key: string): Handle {
  const digest = createHmac("sha256", key).update(`${thread} ${personId}`).digest();
  const [adjective, creature] = [digest.readUInt32BE(0), digest.readUInt32BE(4)];
  return {
    name: `${ADJECTIVES[adjective % ADJECTIVES.length]} ${CREATURES[creature % CREATURES.length]}`,
    colour: digest.readUInt32BE(8) % COLOURS,
  };
}
