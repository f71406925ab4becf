import { brand } from "#app/brand.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Language } from "#app/messages/languages.ts";

const CSS =
  `body{max-width:30em;margin:auto;padding:20vh 20px;font:1em/1.5 system-ui}` +
  `html{border-top:12px solid ${brand.colours.stripe}}a{display:inline-block;padding:12px 0;color:inherit}`;

/** The HTML for a menu that is not on the phone while no network answers. It opens again once there is one. */
export function missingMenu(language: Language): string {
  const { notKept } = messagesIn(language, "menu");
  const title = messagesIn(language, "phone").offline.offline;
  const { tryAgain } = messagesIn(language, "ui").buttons;
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<style>${CSS}</style><main><h1>${title}</h1><p>${notKept}</p><a href="">${tryAgain}</a></main>`,
    '<script>addEventListener("online",()=>location.reload())</script>',
  ].join("");
}
