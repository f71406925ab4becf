import { posts } from "#app/db/community-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Send } from "./deliver.ts";

export interface PushDelivery {
  db: Database;
  send: Send;
  deadline: AbortSignal;
  /** The full address of a thread. */
  linkTo: (thread: string) => string;
  /** The titles of messages, in the language of a subscription. */
  titles: {
    reply: (language: string) => string;
    /** `venue` is the place that the author typed; empty if there is none. */
    help: (language: string, venue: string) => string;
  };
}

export const noticeColumns = {
  publicId: posts.publicId,
  personId: posts.personId,
  text: posts.text,
  venue: posts.venue,
  expiresAt: posts.expiresAt,
};

export const targetColumns = {
  id: pushSubscriptions.id,
  endpoint: pushSubscriptions.endpoint,
  p256dh: pushSubscriptions.p256dh,
  auth: pushSubscriptions.auth,
  quietFrom: pushSubscriptions.quietFrom,
  quietTo: pushSubscriptions.quietTo,
  timeZone: pushSubscriptions.timeZone,
  language: pushSubscriptions.language,
};
