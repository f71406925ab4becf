import { language } from "#app/http/context.ts";
import { catalogues } from "#app/messages/catalogues.server.ts";
import { CLOCK } from "#app/messages/clock.ts";
import { LOCALES, type Language } from "#app/messages/languages.ts";
import type { Route } from "./+types/worker-script";
import worker from "./menu-worker.ts?worker&url";
import type { WorkerTexts } from "./worker-texts.ts";

/** The worker of a language's menus. It names the build's file, so that its bytes change and browsers notice. */
export function loader({ context }: Route.LoaderArgs) {
  const texts = JSON.stringify(textsIn(context.get(language)));
  return new Response(`menuTexts=${texts};\nimportScripts(${JSON.stringify(worker)});\n`, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // A worker obeys the policy of its own response, not that of the page.
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  });
}

function textsIn(language: Language): WorkerTexts {
  const { today, yesterday, earlier } = catalogues[language].menu.lastCopy;
  const asOf: WorkerTexts["asOf"] = [today, yesterday, earlier];
  return { locale: LOCALES[language], clock: CLOCK[language], asOf };
}
