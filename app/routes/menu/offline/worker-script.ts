import { language } from "#app/http/context.ts";
import type { Route } from "./+types/worker-script";
import worker from "./menu-worker.ts?worker&url";
import { workerTexts } from "./worker-texts.server.ts";

/** The worker of a language's menus. It names the build's file, so that its bytes change and browsers notice. */
export function loader({ context }: Route.LoaderArgs) {
  const texts = JSON.stringify(workerTexts(context.get(language)));
  return new Response(`menuTexts=${texts};\nimportScripts(${JSON.stringify(worker)});\n`, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // A worker obeys the policy of its own response, not that of the page.
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  });
}
