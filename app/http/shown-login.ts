import { env } from "cloudflare:workers";
import { createCookie } from "react-router";
import * as v from "valibot";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { seal, unseal } from "#app/platform/sealed.ts";
import { sessionSecrets } from "./secrets.ts";
import type { HeaderPairs } from "./sessions.ts";

/** How long a new password can be looked at again, in milliseconds. */
export const SHOWN_MS = 10 * MINUTE_MS;

const ShownLoginInput = v.object({
  username: v.string(),
  password: v.string(),
  /** The account's, with this password. */
  epoch: v.number(),
  /** In milliseconds UTC. */
  madeAt: v.number(),
  news: v.picklist(["shop", "login", "password"]),
});

/** A login that was just made, with its password. */
export type ShownLogin = v.InferOutput<typeof ShownLoginInput>;

/**
 * The `Set-Cookie` headers that let its maker look at a new login again at `path`. The password is kept nowhere but in
 * this cookie of theirs, encrypted (decision 016).
 */
export async function keepShown(
  request: Request,
  { path, maker }: { path: string; maker: Pick<Account, "id" | "epoch"> },
  login: ShownLogin,
): Promise<HeaderPairs> {
  const sealed = seal(env.SESSION_SECRET, purposeOf(path, maker), JSON.stringify(login));
  // The framework loads a page's data at an address of its own.
  const paths = [path, `${path}.data`];
  const cookies = await Promise.all(
    paths.map((each) => cookieFor(request, each).serialize(sealed)),
  );
  return cookies.map((cookie) => ["Set-Cookie", cookie]);
}

/** The login that was kept for its maker at `path`; undefined if there is none, or its time is over. */
export async function readShown(
  request: Request,
  { path, maker }: { path: string; maker: Pick<Account, "id" | "epoch"> },
  now: number,
): Promise<ShownLogin | undefined> {
  const kept: unknown = await cookieFor(request, path).parse(request.headers.get("Cookie"));
  if (typeof kept !== "string") return undefined;
  const text = unseal(sessionSecrets(), purposeOf(path, maker), kept);
  if (text === undefined) return undefined;
  const login = v.parse(ShownLoginInput, JSON.parse(text));
  return now - login.madeAt < SHOWN_MS ? login : undefined;
}

/** By its epoch it ends with "log out everywhere", and with their own password. */
function purposeOf(path: string, { id, epoch }: Pick<Account, "id" | "epoch">): string {
  return `login shown to ${id} of epoch ${epoch} at ${path}`;
}

function cookieFor({ url }: Request, path: string) {
  const isHttps = new URL(url).protocol === "https:";
  return createCookie(isHttps ? "__Secure-shown-login" : "shown-login", {
    httpOnly: true,
    secure: isHttps,
    sameSite: "lax",
    path,
    maxAge: SHOWN_MS / 1000,
  });
}
