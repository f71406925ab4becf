import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readJson } from "#app/ui/json-script.tsx";
import { MessagesProvider, readPageMessages } from "#app/ui/messages.tsx";
import { EditorApp, ELEMENT_IDS, type OpenedEditor } from "./editor-app.tsx";
import { loadParts } from "./later.tsx";

/** Takes over the page that the server rendered. */
async function start(): Promise<void> {
  const root = document.getElementById(ELEMENT_IDS.root);
  if (!root) return;
  const opened = readJson(ELEMENT_IDS.opened) as OpenedEditor;
  // What is typed into a form that the address opens, while the script is on its way, stays only if it comes with it.
  // So does what a plain form came back with.
  if (opened.opened || opened.failed) await loadParts();
  // As a transition, so that a long menu is taken over in small steps and the page answers between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <MessagesProvider of={readPageMessages()}>
        <EditorApp {...opened} />
      </MessagesProvider>,
    );
  });
}

// In a task of its own: to run the scripts takes a slow phone long enough.
setTimeout(() => void start());
