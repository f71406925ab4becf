import { createHash } from "node:crypto";
import { env } from "cloudflare:workers";
import { isStored, type Sending } from "#app/domain/enquiries/enquiries.ts";
import { countOne, tooManyUntil } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import { DAY_MS } from "#app/durations.ts";
import {
  newFormToken,
  readFormToken,
  signFormToken,
  type FormToken,
} from "#app/platform/form-token.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { passesChallenge } from "#app/platform/turnstile.ts";
import { database } from "./context.ts";
import { hourOf } from "./hourly-limits.ts";
import { countForAddress, type Received } from "./limits.ts";
import { sessionSecrets } from "./secrets.ts";

/** A bot may have sent the form: `because` is the reason. */
export interface Doubtful {
  reason: "doubtful";
  because: "trap" | "haste" | "token" | "challenge";
}

export type PublicForm = "contact" | "add-shop" | "login-help";

type Fields = Record<string, string>;

/** What a public form carries besides its own fields. */
export interface FormSeal {
  /** The value of its hidden field `token`. */
  token: string;
  /** The site key of its Turnstile; null where none is configured. */
  siteKey: string | null;
}

/** How many of one form are stored in an hour from one address (decision 028). */
const MOST_IN_AN_HOUR = 10;

/** A refused form keeps its token while valid, or gets one old enough to be sent at once, as it is filled in. */
export function sealForm(form: PublicForm, now: number, refused?: Fields): FormSeal {
  const siteKey = turnstile()?.siteKey ?? null;
  const { token = "" } = refused ?? {};
  if (readToken(form, token, now)) return { token, siteKey };
  const made = newFormToken(refused ? now - leastFillMs() : now);
  return { token: signFormToken(sessionSecrets()[0], form, made), siteKey };
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
 * Counts one more form about to be stored, for this hour and address; refused over the limit, unless it was stored
 * before. Only forms that the desk would read count, as many phones share an address.
 */
export async function countEnquiry(
  form: PublicForm,
  { request, context }: Received,
  sending: Sending,
): Promise<Outcome<undefined, TooMany>> {
  const [db, { now }] = [context.get(database), sending];
  const hour = hourOf(form, addressKey(request.headers.get("CF-Connecting-IP")), now);
  if ((await countOne(db, hour)) <= MOST_IN_AN_HOUR) return done(undefined);
  const what = form === "contact" ? "message" : "shop request";
  return (await isStored(db, what, sending)) ? done(undefined) : refused(tooManyUntil(hour, now));
}

/**
 * Gives the key of the form's token. Refused where a bot may have sent it: the trap is filled in, the token is missing,
 * forged or a day old, the form came too fast, or Turnstile, if configured, was not passed.
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

/** The key under which a form is stored: a hash, the same for the same token and words. */
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

/** The contents of a token; undefined unless we signed it for this form within the last day. */
function readToken(form: PublicForm, token: string, now: number): FormToken | undefined {
  const read = readFormToken(sessionSecrets(), form, token);
  return read && now - read.madeAt < DAY_MS ? read : undefined;
}

function leastFillMs(): number {
  return Math.max(0, Number.parseInt(env.LEAST_FILL_MS, 10) || 0);
}

function turnstile(): { siteKey: string; secret: string } | undefined {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = env;
  return siteKey && secret ? { siteKey, secret } : undefined;
}
