import { createHmac } from "node:crypto";
import type { posts } from "#app/db/community-schema.ts";
import { toMinute } from "#app/domain/posts/shown-post.ts";

/** What is told of a post: never where it was written. */
export type ToldPost = Pick<
  typeof posts.$inferSelect,
  "publicId" | "text" | "venue" | "expiresAt" | "personId"
>;

/** A message for one browser: JSON, and for how many seconds, how urgently and in whose place it is delivered. */
export interface Message {
  text: string;
  ttl: number;
  urgency: "normal" | "high";
  topic: string;
}

/** What a message says, before it is known to whom. */
export interface Notice {
  post: ToldPost;
  title: string;
  urgency: "normal" | "high";
  /** Of the notices about one thing, somebody who was away gets the last alone. */
  about: string;
  /** The address of the post. */
  link: string;
}

const LONGEST_EXCERPT = 120;
/** Characters as readers count them: a vowel sign is part of its letter. */
const CHARACTERS = new Intl.Segmenter();

/**
 * A notice as a message, in the form that Safari shows by itself (Declarative Web Push) and our service worker reads
 * elsewhere. It is delivered for as long as the post lives, and says when that ends: what comes late is not shown.
 */
export function writeMessage(notice: Notice, { auth }: { auth: string }, now: number): Message {
  const { post, title, urgency, about, link } = notice;
  return {
    urgency,
    ttl: Math.max(1, Math.floor((post.expiresAt - now) / 1000)),
    topic: topicOf(about, auth),
    text: JSON.stringify({
      web_push: 8030,
      notification: {
        title,
        body: excerptOf(post.text),
        navigate: link,
        tag: post.publicId,
        data: { endsAt: toMinute(post.expiresAt) },
      },
    }),
  };
}

/**
 * Push services read topics. They get one that says nothing, and is another one for each browser: made with the
 * browser's secret, which they do not know.
 */
function topicOf(about: string, auth: string): string {
  return createHmac("sha256", auth).update(about).digest("base64url").slice(0, 32);
}

/** How a text begins, in one line. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(CHARACTERS.segment(line), ({ segment }) => segment);
  if (characters.length <= LONGEST_EXCERPT) return line;
  return `${characters.slice(0, LONGEST_EXCERPT - 1).join("")}…`;
}
