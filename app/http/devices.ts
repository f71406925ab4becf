import { env } from "cloudflare:workers";
import { createCookie } from "react-router";
import * as v from "valibot";
import { DAY_MS, DAY_S } from "#app/durations.ts";
import { newFormToken, readFormToken, signFormToken } from "#app/platform/form-token.ts";
import { sessionSecrets } from "./secrets.ts";
import type { HeaderPairs } from "./sessions.ts";

const YEAR_S = 365 * DAY_S;
/** How long a link for a new device works, in milliseconds. */
const LINK_MS = 7 * DAY_MS;
/** How many accounts can know a browser at once: the last ones that logged in. */
const MOST_ACCOUNTS = 4;

const TokensInput = v.array(v.string());

/** The device's name, if this account has logged in on it within the last year (decision 028); otherwise undefined. */
export async function findDevice(
  request: Request,
  username: string,
  now: number,
): Promise<string | undefined> {
  const tokens = await readTokens(request);
  return tokens.map((token) => nameIn(token, username, now)).find((name) => name !== undefined);
}

/** The `Set-Cookie` header that makes this browser known, from now on, as one on which the account has logged in. */
export async function rememberDevice(
  request: Request,
  { username }: { username: string },
  now: number,
): Promise<HeaderPairs> {
  return addToken(request, { username, token: newToken(username, now) }, now);
}

/** A query for a /shop/login link made for one person: the account will know the browser that opens it. */
export function queryForDevice(username: string, now: number): string {
  return `?${String(new URLSearchParams({ username, device: newToken(username, now) }))}`;
}

/** Like rememberDevice, for a query from queryForDevice; undefined for any other, or one over a week old. */
export async function admitDevice(
  request: Request,
  query: URLSearchParams,
  now: number,
): Promise<HeaderPairs | undefined> {
  const [username, token] = [query.get("username") ?? "", query.get("device") ?? ""];
  const read = readFormToken(sessionSecrets(), purposeOf(username), token);
  if (!read || now - read.madeAt > LINK_MS) return undefined;
  // The link may stay in a chat for a long time, so the device gets a token of its own.
  return rememberDevice(request, { username }, now);
}

async function addToken(
  request: Request,
  { username, token }: { username: string; token: string },
  now: number,
): Promise<HeaderPairs> {
  const others = (await readTokens(request)).filter((other) => !nameIn(other, username, now));
  const tokens = [token, ...others].slice(0, MOST_ACCOUNTS);
  return [["Set-Cookie", await cookieFor(request).serialize(tokens)]];
}

/** Signed, and reveals nothing about the account: to check it, you must know which account it was made for. */
function newToken(username: string, now: number): string {
  return signFormToken(env.SESSION_SECRET, purposeOf(username), newFormToken(now));
}

/** The name in a token; undefined unless we signed it, for this account, within the last year. */
function nameIn(token: string, username: string, now: number): string | undefined {
  const read = readFormToken(sessionSecrets(), purposeOf(username), token);
  return read && now - read.madeAt < YEAR_S * 1000 ? read.key : undefined;
}

function purposeOf(username: string): string {
  return `device of ${username.toLowerCase()}`;
}

async function readTokens(request: Request): Promise<string[]> {
  const kept: unknown = await cookieFor(request).parse(request.headers.get("Cookie"));
  const read = v.safeParse(TokensInput, kept);
  return read.success ? read.output.slice(0, MOST_ACCOUNTS) : [];
}

function cookieFor({ url }: Request) {
  const isHttps = new URL(url).protocol === "https:";
  return createCookie(isHttps ? "__Host-device" : "device", {
    httpOnly: true,
    secure: isHttps,
    sameSite: "lax",
    path: "/",
    maxAge: YEAR_S,
  });
}
