/** What a page says after more logins than may be tried in a minute. */
export const TOO_MANY_TRIES = "Too many tries. Please wait a minute, then try again.";
