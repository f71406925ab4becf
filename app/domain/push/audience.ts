import { posts, pushSubscriptions } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Send } from "./deliver.ts";

/** What it takes to tell anybody anything. */
export interface Telling {
  db: Database;
  send: Send;
  /** Aborts when there is no time for any more messages. */
  deadline: AbortSignal;
  /** The whole address of the thread of this name. */
  linkTo: (thread: string) => string;
}

/** What is read of a post that is told of. */
export const toldColumns = {
  publicId: posts.publicId,
  personId: posts.personId,
  text: posts.text,
  venue: posts.venue,
  expiresAt: posts.expiresAt,
};

/** What is read of a browser that may be sent to. */
export const targetColumns = {
  id: pushSubscriptions.id,
  endpoint: pushSubscriptions.endpoint,
  p256dh: pushSubscriptions.p256dh,
  auth: pushSubscriptions.auth,
  quietFrom: pushSubscriptions.quietFrom,
  quietTo: pushSubscriptions.quietTo,
  timeZone: pushSubscriptions.timeZone,
};
