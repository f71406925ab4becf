/** Escapes each "%" of a path that cannot be decoded, such as `/%ff`: the framework's warnings would log all of it. */
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
