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

/** A person's name in one thread; other threads get others. The key is secret, so that nobody can link the handles. */
export function handleIn(thread: string, personId: number, key: string): Handle {
  const digest = createHmac("sha256", key).update(`${thread} ${personId}`).digest();
  const adjective = digest.readUInt32BE(0) % ADJECTIVES.length;
  const creature = digest.readUInt32BE(4) % CREATURES.length;
  return {
    name: `${ADJECTIVES[adjective]} ${CREATURES[creature]}`,
    colour: digest.readUInt32BE(8) % COLOURS,
    pattern: adjective * CREATURES.length + creature,
  };
}
