/** Chrome and its relatives, Firefox, Safari, Edge. */
const HOSTS = /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com)$/;
const PARENTS = /^[a-z\d-]+(\.[a-z\d-]+)*\.(push\.apple\.com|notify\.windows\.com)$/;

/** Browsers send us these addresses: without this check anybody could have the Worker call any address. */
export function isPushService(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  // An address that is normalised here may be read in yet another way elsewhere.
  if (url?.href !== endpoint || url.protocol !== "https:") return false;
  if (url.username !== "" || url.password !== "" || url.port !== "") return false;
  return HOSTS.test(url.hostname) || PARENTS.test(url.hostname);
}
