import baseCss from "#app/ui/base.css?url&no-inline";
import tokensCss from "#app/ui/tokens.css?url&no-inline";
import type { Language } from "#app/messages/languages.ts";
import itemPhotoCss from "#app/routes/menu/item-photo.css?url&no-inline";
import itemRowCss from "#app/routes/menu/item-row.css?url&no-inline";
import manySizesCss from "#app/routes/menu/many-sizes.css?url&no-inline";
import menuCss from "#app/routes/menu/menu.css?url&no-inline";
import servedCss from "#app/routes/menu/served.css?url&no-inline";
import boardCss from "#app/routes/menu/todays-board.css?url&no-inline";
import { html } from "#app/ui/html.ts";
import frameCss from "./frame.css?url&no-inline";

/** In the order of the public page. */
const SHEETS = [
  tokensCss,
  baseCss,
  menuCss,
  itemRowCss,
  itemPhotoCss,
  manySizesCss,
  servedCss,
  boardCss,
  frameCss,
];

/** The empty document of the preview, with the styles of the public page. What is in it takes no focus and no tap. */
export function frameDocument(language: Language): string {
  const { markup } = html`
    <!doctype html>
    <html lang="${language}">
    <meta name="color-scheme" content="light dark">
    ${SHEETS.map((sheet) => html`<link rel="stylesheet" href="${sheet}">`)}
    <title>.</title>
    <body inert></body>
    </html>
  `;
  return markup;
}
