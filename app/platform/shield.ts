import { Unavailable } from "./unavailable.ts";

/** As the service's own clients have it: https://github.com/CdnCentreForChildProtection */
const MEDIA = "https://shield.projectarachnid.com/v1/media/";

/** A picture that it cannot read, or that is too large for it. */
const UNREADABLE = new Set([400, 413, 415, 422]);
const NO_ENTRY = new Set([401, 403]);

/** The login of an account with Shield by Project Arachnid, and who calls it. */
export interface ShieldAccess {
  username: string;
  password: string;
  fetch: typeof fetch;
}

interface Picture {
  type: string;
  bytes: Uint8Array;
}

/**
 * Asks Shield whether it knows a picture; nothing else is sent. Every class but “no-known-match” is a match, those that
 * it may add and that of its test picture too. Throws Unavailable where there is no answer within so many milliseconds,
 * and another error where the login is refused.
 */
export async function scanWithShield(
  access: ShieldAccess,
  picture: Picture,
  { milliseconds }: { milliseconds: number },
): Promise<"unknown" | "match" | "unreadable"> {
  const { status, text } = await ask(access, picture, milliseconds).catch((error: unknown) => {
    throw new Unavailable("shield", error);
  });
  if (UNREADABLE.has(status)) return "unreadable";
  if (NO_ENTRY.has(status)) throw new Error(`Shield refuses our login with ${status}`);
  const found = status === 200 ? classOf(text) : undefined;
  if (!found) throw new Unavailable("shield", new Error(`no verdict in an answer of ${status}`));
  return found === "no-known-match" ? "unknown" : "match";
}

/** Follows no redirect: the picture and the login go nowhere else. */
async function ask(
  { username, password, fetch }: ShieldAccess,
  { type, bytes }: Picture,
  milliseconds: number,
) {
  const login = Buffer.from(`${username}:${password}`).toString("base64");
  const reply = await fetch(MEDIA, {
    method: "POST",
    headers: {
      Authorization: `Basic ${login}`,
      "Content-Type": type,
      Accept: "application/json",
    },
    body: bytes as BodyInit,
    redirect: "manual",
    signal: AbortSignal.timeout(milliseconds),
  });
  return { status: reply.status, text: await reply.text() };
}

/** Undefined where there is none. */
function classOf(text: string): string | undefined {
  try {
    const answer = JSON.parse(text) as { classification?: unknown } | null;
    return typeof answer?.classification === "string" ? answer.classification : undefined;
  } catch {
    return undefined;
  }
}
