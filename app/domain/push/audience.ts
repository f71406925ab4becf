import { posts } from "#app/db/community-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import type { Send } from "./deliver.ts";
import { excerptOf, type Notice } from "./message.ts";

type InLanguage = (language: string) => string;

export interface PushDelivery {
  db: Database;
  send: Send;
  deadline: AbortSignal;
  /** Full addresses: of a thread, of the feed around a tile, and of somebody's own page. */
  links: {
    thread: (thread: string) => string;
    corner: (tile: Tile) => string;
    mine: () => string;
  };
  /** What messages say, in the language of a subscription. */
  words: {
    /** To the author of a post, and to others who commented on it. */
    reply: InLanguage;
    answer: InLanguage;
    /** `venue` is the place that the author typed, `startsAt` by when it is needed; empty and null where not said. */
    help: (language: string, post: { venue: string; startsAt: number | null }) => string;
    corner: InLanguage;
    cornerText: InLanguage;
    decision: InLanguage;
    decisionText: InLanguage;
  };
}

export const noticeColumns = {
  publicId: posts.publicId,
  personId: posts.personId,
  text: posts.text,
  venue: posts.venue,
  expiresAt: posts.expiresAt,
  startsAt: posts.startsAt,
  flaggedAt: posts.flaggedAt,
};

/** Never includes where it was written. */
export type NotifiedPost = Pick<typeof posts.$inferSelect, keyof typeof noticeColumns>;

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

/** The notice that leads to a post and shows its beginning, unless that stands behind a tap, until the post ends. */
export function noticeOf(
  { publicId, text, expiresAt, flaggedAt }: NotifiedPost,
  { links }: PushDelivery,
  how: Pick<Notice, "titleIn" | "urgency" | "about">,
): Notice {
  return {
    ...how,
    bodyIn: () => (flaggedAt === null ? excerptOf(text) : ""),
    link: links.thread(publicId),
    tag: publicId,
    endsAt: expiresAt,
  };
}
