import worker from "./worker.ts?worker&url";

/**
 * The worker under an address that stays. It names the file of this build, so that its bytes change with every build
 * and browsers notice.
 */
export function loader() {
  return new Response(`importScripts(${JSON.stringify(worker)});\n`, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // Of a worker its own reply's policy holds, and not that of the page that registers it.
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  });
}
