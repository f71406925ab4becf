/** The push services of Chrome and its kin, Firefox, Safari, and Edge. */
const HOSTS = /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com)$/;
const PARENTS = /^[a-z\d-]+(\.[a-z\d-]+)*\.(push\.apple\.com|notify\.windows\.com)$/;

/**
 * Whether this is an address of a push service that we know, on https and nothing else: browsers tell it to us, so
 * without asking here anybody could have the Worker call any address.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  // What is read another way than it is written may be read yet another way by somebody else.
  if (url?.href !== endpoint || url.protocol !== "https:") return false;
  if (url.username !== "" || url.password !== "" || url.port !== "") return false;
  return HOSTS.test(url.hostname) || PARENTS.test(url.hostname);
}
