import { createHmac } from "node:crypto";
import { MINUTE_MS } from "#app/durations.ts";
import { toMinute } from "#app/domain/posts/minutes.ts";

/** A message for one browser: JSON, and how it is delivered. `ttl` is in seconds. */
export interface Message {
  text: string;
  ttl: number;
  urgency: "normal" | "high";
  topic: string;
}

/** The content of a message, the same for all browsers but for its words. It never says where something was written. */
export interface Notice {
  titleIn: (language: string) => string;
  bodyIn: (language: string) => string;
  /** What it leads to; a browser shows one notice of each tag. */
  link: string;
  tag: string;
  urgency: "normal" | "high";
  /** Somebody who was away gets only the last notice about a thing. */
  about: string;
  /** After this it is not shown any more, in milliseconds UTC. */
  endsAt: number;
}

const LONGEST_EXCERPT = 120;
/** Counts as readers do: a vowel sign belongs to its letter. */
const CHARACTERS = new Intl.Segmenter();

/** In the form that Safari shows by itself (Declarative Web Push). It says when it ends, so none shows late. */
export function writeMessage(
  { titleIn, bodyIn, link, tag, urgency, about, endsAt }: Notice,
  { auth, language }: { auth: string; language: string },
  now: number,
): Message {
  return {
    urgency,
    ttl: Math.max(MINUTE_MS, toMinute(endsAt - now)) / 1000,
    topic: topicOf(about, auth),
    text: JSON.stringify({
      web_push: 8030,
      notification: {
        title: titleIn(language),
        body: bodyIn(language),
        navigate: link,
        tag,
        data: { endsAt: toMinute(endsAt) },
      },
    }),
  };
}

/** Push services read topics, so these reveal nothing and differ by browser: each is made with the browser's secret. */
function topicOf(about: string, auth: string): string {
  return createHmac("sha256", auth).update(about).digest("base64url").slice(0, 32);
}

/** The beginning of a text, on one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(CHARACTERS.segment(line), ({ segment }) => segment);
  if (characters.length <= LONGEST_EXCERPT) return line;
  return `${characters.slice(0, LONGEST_EXCERPT - 1).join("")}…`;
}
