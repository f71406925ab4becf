/**
 * The request, with a path that can be decoded. If it cannot, as in `/%ff`, each "%" is escaped. The framework then
 * takes the path literally, as it would anyway, but without warnings that log all of it.
 */
export function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}
