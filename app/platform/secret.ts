const LEAST_LENGTH = 32;

/** The secret itself, if it is long enough to sign with; throws where it is missing or short. */
export function sufficientSecret(secret: string | undefined): string {
  if (secret === undefined || secret.length < LEAST_LENGTH) {
    throw new Error(`SESSION_SECRET must be set, to at least ${LEAST_LENGTH} characters.`);
  }
  return secret;
}
