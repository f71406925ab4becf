import { createHmac } from "node:crypto";
import type { posts } from "#app/db/community-schema.ts";
import { toMinute } from "#app/domain/posts/shown-post.ts";

/** Never includes where it was written. */
export type NotifiedPost = Pick<
  typeof posts.$inferSelect,
  "publicId" | "text" | "venue" | "expiresAt" | "personId"
>;

/** A message for one browser: JSON, and how it is delivered. `ttl` is in seconds. */
export interface Message {
  text: string;
  ttl: number;
  urgency: "normal" | "high";
  topic: string;
}

/** The content of a message, the same for all browsers but for the language of its title. */
export interface Notice {
  post: NotifiedPost;
  titleIn: (language: string) => string;
  urgency: "normal" | "high";
  /** Somebody who was away gets only the last notice about a thing. */
  about: string;
  link: string;
}

const LONGEST_EXCERPT = 120;
/** Counts as readers do: a vowel sign belongs to its letter. */
const CHARACTERS = new Intl.Segmenter();

/** In the form that Safari shows by itself (Declarative Web Push). It says when the post ends, so none shows late. */
export function writeMessage(
  notice: Notice,
  { auth, language }: { auth: string; language: string },
  now: number,
): Message {
  const { post, titleIn, urgency, about, link } = notice;
  return {
    urgency,
    ttl: Math.max(1, Math.floor((post.expiresAt - now) / 1000)),
    topic: topicOf(about, auth),
    text: JSON.stringify({
      web_push: 8030,
      notification: {
        title: titleIn(language),
        body: excerptOf(post.text),
        navigate: link,
        tag: post.publicId,
        data: { endsAt: toMinute(post.expiresAt) },
      },
    }),
  };
}

/** Push services read topics, so these reveal nothing and differ by browser: each is made with the browser's secret. */
function topicOf(about: string, auth: string): string {
  return createHmac("sha256", auth).update(about).digest("base64url").slice(0, 32);
}

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(CHARACTERS.segment(line), ({ segment }) => segment);
  if (characters.length <= LONGEST_EXCERPT) return line;
  return `${characters.slice(0, LONGEST_EXCERPT - 1).join("")}…`;
}
