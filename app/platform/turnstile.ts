const VERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
/** The form must be answered within six seconds in any case. */
const PATIENCE_MS = 5_000;

export interface Challenge {
  secret: string;
  /** The value that the widget put into the form. */
  response: string;
  address: string | null;
  fetch: typeof fetch;
}

/** False also for an empty or used response, and where Cloudflare does not answer within five seconds. */
export async function passesChallenge(challenge: Challenge): Promise<boolean> {
  const { secret, response, address, fetch } = challenge;
  if (response === "" || response.length > 2_048) return false;
  const body = new URLSearchParams({ secret, response });
  if (address !== null) body.set("remoteip", address);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(VERIFY, { method: "POST", body, signal });
    const verdict: unknown = await reply.json();
    return (verdict as { success?: unknown } | null)?.success === true;
  } catch {
    return false;
  }
}
