const LEAST_LENGTH = 32;

/** Secrets, newest first. The newest signs; signatures of all are accepted. */
export type Secrets = readonly [newest: string, ...former: string[]];

/** The secret, checked. Throws where it is missing or too short to sign with. */
export function sufficientSecret(secret: string | undefined): string {
  if (secret === undefined || secret.length < LEAST_LENGTH) {
    throw new Error(
      `SESSION_SECRET must be set, to at least ${LEAST_LENGTH} characters, and so must any SESSION_SECRET_OLD.`,
    );
  }
  return secret;
}
