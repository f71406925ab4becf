import { language } from "#app/http/context.ts";
import { documentPolicy } from "#app/http/security-headers.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Language } from "#app/messages/languages.ts";
import baseCss from "#app/ui/base.css?inline";
import tokensCss from "#app/ui/tokens.css?inline";
import type { Route } from "./+types/missing-menu";

const CSS = tokensCss + baseCss;

/** The page that a phone shows offline for a menu that it has not kept. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(missingMenu(context.get(language)), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": documentPolicy([CSS]),
    },
  });
}

function missingMenu(language: Language): string {
  const { notKept } = messagesIn(language, "menu");
  const title = messagesIn(language, "phone").offline.offline;
  const { tryAgain } = messagesIn(language, "ui").buttons;
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="light dark"><style>${CSS}</style>`,
    `<div class="awning"></div><main class="message"><h1>${title}</h1><p>${notKept}</p><a class="button" href="">${tryAgain}</a></main></html>`,
  ].join("\n");
}
