import worker from "./editor-worker.ts?worker&url";

/** The editor's service worker at a fixed address. It names the build's file, so that its bytes change and browsers notice. */
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
