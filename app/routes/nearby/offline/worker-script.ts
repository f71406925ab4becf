import worker from "#app/device/worker/worker.ts?worker&url";

/**
 * The service worker at an address that never changes. It names the file of this build, so that its bytes change with
 * every build and browsers notice.
 */
export function loader() {
  return new Response(`importScripts(${JSON.stringify(worker)});\n`, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // A worker obeys the policy of its own response, not that of the page.
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  });
}
