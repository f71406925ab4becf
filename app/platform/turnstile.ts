const VERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const PATIENCE_MS = 8_000;

/** What a form's challenge was answered with, and who asks Cloudflare whether that is right. */
export interface Challenge {
  secret: string;
  /** What the widget has put into the form. */
  response: string;
  /** The address of the sender, where it is known. */
  address: string | null;
  fetch: typeof fetch;
}

/**
 * Whether Cloudflare says that a person has passed the challenge. False for no response, for one that was used
 * before, and where Cloudflare does not answer within eight seconds.
 */
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
