import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import { JsonScript } from "#app/ui/json-script.tsx";
import languageCss from "#app/ui/language-switch.css?inline";
import { MessagesScript } from "#app/ui/messages.tsx";
import onBehalfCss from "#app/ui/on-behalf.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import splashCss from "#app/ui/splash.css?inline";
import { unpackMenu } from "./changes/packed-menu.ts";
import { EditorApp, ELEMENT_IDS, type OpenedEditor } from "./editor-app.tsx";
import { editorCss } from "./editor-css.ts";
import laterCss from "./later.css?inline";
import laterCssFile from "./later.css?url&no-inline";
import { LATER_STYLES } from "./later/later.tsx";
import type { PlacedForm } from "./shop/placed-form.ts";
import script from "./start.tsx?worker&url";

export const editorHandle: PageHandle = {
  css: cardsCss + formsCss + splashCss + languageCss + editorCss + onBehalfCss,
  optionalCss: [laterCss],
  messages: [
    "bulk",
    "editor",
    "entry",
    "finding",
    "list",
    "photos",
    "places",
    "problems",
    "saving",
    "staff",
  ],
  previews: true,
};

interface EditorDocumentProps {
  opened: OpenedEditor | null;
  /** What a plain form came back with, which its script cannot have sent. */
  placed?: PlacedForm | undefined;
}

/** The editor as the server renders it, and its script. Without an editor the script looks for one on the phone. */
export function EditorDocument({ opened, placed }: EditorDocumentProps) {
  const isFormOpen = Boolean(opened?.opened || opened?.failed || placed);
  return (
    <>
      {isFormOpen ? (
        <style id={LATER_STYLES}>{laterCss}</style>
      ) : (
        <noscript>
          <link rel="stylesheet" href={laterCssFile} />
        </noscript>
      )}
      <link rel="modulepreload" href={script} />
      {/* The router's client never loads these routes, and the files that it does load are not to hold the editor. */}
      <div id={ELEMENT_IDS.root}>
        {import.meta.env.SSR && opened && (
          <EditorApp {...opened} placed={placed} menu={unpackMenu(opened.menu)} />
        )}
      </div>
      <JsonScript id={ELEMENT_IDS.opened} value={opened} />
      <MessagesScript />
      <script type="module" src={script} />
    </>
  );
}
