import { isApiCall } from "#app/http/api-call.ts";
import type { Fault, FaultyPart } from "./parts.ts";
import type { Row } from "./row.ts";
import type { Seen } from "./see.ts";
import { isPage } from "./route-table.ts";
import { ORIGIN } from "#test/visit.ts";

/** Headers of every reply, and of replies that must not be cached. */
const HEADERS: Record<string, RegExp> = {
  "Cache-Control": /^private, no-store$/,
  "Retry-After": /^\d+$/,
  "Content-Security-Policy": /default-src 'none'/,
  "Strict-Transport-Security": /max-age/,
  "X-Content-Type-Options": /^nosniff$/,
  "X-Frame-Options": /^DENY$/,
  "Referrer-Policy": /./,
  "Permissions-Policy": /camera=\(\)/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Cross-Origin-Resource-Policy": /^same-origin$/,
};

const LONGEST_WAIT_MS = 6_000;

interface Compared {
  failed: Seen;
  well: Seen;
  isDone: boolean;
}

/** What is wrong with the answer to a row while a part fails, and with its log lines. */
export function problemsOfReply(row: Row, { part }: Fault, compared: Compared): string[] {
  const { failed, well } = compared;
  const { hasBitten } = failed.watch;
  const isForgiven = !hasBitten || part === "limiter" || row.forgives?.[part] !== undefined;
  const isAsEver = isForgiven && failed.reply.status === well.reply.status;
  return [
    ...(failed.passed > LONGEST_WAIT_MS ? [`an answer after ${failed.passed} ms`] : []),
    ...(isAsEver && !compared.isDone ? ["answered as if all were well, and not done"] : []),
    ...(isAsEver ? [] : problemsOfOutage(row, part, compared)),
    ...problemsOfLog(failed, part, isAsEver),
  ];
}

/** A rate limit that fails refuses nobody; any other failing part is a failure. */
function problemsOfOutage(row: Row, part: FaultyPart, { failed, well }: Compared): string[] {
  return part === "limiter"
    ? [`${failed.reply.status} instead of ${well.reply.status}`]
    : problemsOfFailure(row, failed);
}

/** One line names the failed part; there may be none if it made no difference. */
function problemsOfLog({ errors, watch }: Seen, part: FaultyPart, isAsEver: boolean): string[] {
  const said = errors.map(({ kind, part: of }) => `${String(kind)} ${String(of)}`).join(", ");
  const isTold = watch.hasBitten && said === `unavailable ${part}`;
  const isSilent = said === "" && (isAsEver || !watch.hasBitten);
  return isTold || isSilent ? [] : [`in the log: ${said}`];
}

/** What is wrong with the reply after a part has failed: it should be a 503 with `Retry-After`. */
function problemsOfFailure(row: Row, { reply, text }: Seen): string[] {
  return [
    ...(reply.status === 503 ? [] : [`${reply.status} instead of 503`]),
    ...problemsOfHeaders(row, reply.headers),
    ...problemsOfWords(row, text),
  ];
}

function problemsOfHeaders(row: Row, headers: Headers): string[] {
  const ends = headers.has("Clear-Site-Data");
  const cookies = headers.getSetCookie();
  const isWrong = (cookie: string) => row.begins === undefined || cookie.includes("Max-Age=0");
  const expected = { ...HEADERS, "Content-Type": RegExp(`^${typeOf(row)}`) };
  const wrong = Object.entries(expected).filter(
    ([name, value]) => !value.test(headers.get(name) ?? ""),
  );
  return [
    ...(ends || cookies.some(isWrong) ? ["a session begins or ends"] : []),
    ...wrong.map(([name]) => `${name}: ${headers.get(name)}`),
  ];
}

function problemsOfWords(row: Row, text: string): string[] {
  const said = [WORDS[typeOf(row)] ?? "", ...(isData(row.path) ? [] : [row.says ?? ""])];
  const shown = text.replaceAll(/<script.*?<\/script>/gs, "");
  return said.filter((words) => !shown.includes(words)).map((words) => `no “${words}”`);
}

function typeOf({ path, failsAs }: Row): string {
  if (failsAs !== undefined) return failsAs;
  if (isApiCall(new Request(ORIGIN + path))) return "application/problem[+]json";
  if (isData(path)) return "text/x-script";
  return isPage(path) ? "text/html" : "text/plain";
}

const WORDS: Record<string, string> = {
  "application/problem[+]json": '"status":503',
  "text/html": "<h1",
  "text/plain": "try again in a moment",
};

/** Whether the framework's client requests it. */
export function isData(path: string): boolean {
  return /\.data(?:\?|$)/.test(path);
}
