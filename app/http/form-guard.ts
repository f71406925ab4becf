import { createHash } from "node:crypto";
import { env } from "cloudflare:workers";
import { done, refused, type Doubtful, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import {
  newFormToken,
  readFormToken,
  signFormToken,
  type FormToken,
} from "#app/platform/form-token.ts";
import { passesChallenge } from "#app/platform/turnstile.ts";
import { countForAddress, type Received } from "./limits.ts";

/** The forms that anybody may send. */
export type PublicForm = "contact" | "add-shop";

type Fields = Record<string, string>;

/** What a public form carries besides its own fields. */
export interface FormSeal {
  /** The value of its hidden field `token`. */
  token: string;
  /** The site key of its Turnstile; null where none is configured. */
  siteKey: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Seals a form at the time `now`. The seal of a form that was refused stays as it is if it is good still; else
 * its new one is old enough to be sent at once, as the form is filled in already.
 */
export function sealForm(form: PublicForm, now: number, refused?: Fields): FormSeal {
  const siteKey = turnstile()?.siteKey ?? null;
  const { token = "" } = refused ?? {};
  if (readToken(form, token, now)) return { token, siteKey };
  const made = newFormToken(refused ? now - leastFillMs() : now);
  return { token: signFormToken(env.SESSION_SECRET, form, made), siteKey };
}

/** Counts one more sending of the form from this address; refused where there are too many in a minute. */
export function countSending(
  form: PublicForm,
  received: Received,
): Promise<Outcome<undefined, TooMany>> {
  const limiter = form === "contact" ? env.CONTACTS_PER_ADDRESS : env.SHOP_REQUESTS_PER_ADDRESS;
  return countForAddress(limiter, received);
}

/**
 * Gives the key of the form's token. Refused where a program may have sent it: the trap is filled in, the token is
 * missing, forged or a day old, nobody fills a form in so fast, or Turnstile, where it is configured, says so.
 */
export async function checkSeal(
  request: Request,
  form: PublicForm,
  fields: Fields,
  { now, fetch }: { now: number; fetch: typeof globalThis.fetch },
): Promise<Outcome<string, Doubtful>> {
  const { token = "", website = "", "cf-turnstile-response": response = "" } = fields;
  if (website !== "") return doubt("trap");
  const read = readToken(form, token, now);
  if (!read) return doubt("token");
  if (now - read.madeAt < leastFillMs()) return doubt("haste");
  const keys = turnstile();
  if (keys) {
    const address = request.headers.get("CF-Connecting-IP");
    const isPassed = await passesChallenge({ secret: keys.secret, response, address, fetch });
    if (!isPassed) return doubt("challenge");
  }
  return done(read.key);
}

/** The mark with which what a form says is kept: a hash, the same for the same form with the same words. */
export function sendingKey(tokenKey: string, what: Record<string, unknown>): string {
  return createHash("sha256")
    .update(JSON.stringify([tokenKey, what]))
    .digest("base64url");
}

/** Whether the forms carry a Turnstile: its script and frame come from Cloudflare. */
export function hasTurnstile(): boolean {
  return turnstile() !== undefined;
}

function doubt(because: Doubtful["because"]) {
  return refused<Doubtful>({ reason: "doubtful", because });
}

/** What a token says; undefined unless it is ours, of this form, and of the last day. */
function readToken(form: PublicForm, token: string, now: number): FormToken | undefined {
  const read = readFormToken(env.SESSION_SECRET, form, token);
  return read && now - read.madeAt < DAY_MS ? read : undefined;
}

function leastFillMs(): number {
  return Math.max(0, Number.parseInt(env.LEAST_FILL_MS, 10) || 0);
}

/** Its keys; undefined unless both are configured. */
function turnstile(): { siteKey: string; secret: string } | undefined {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = env;
  return siteKey && secret ? { siteKey, secret } : undefined;
}
