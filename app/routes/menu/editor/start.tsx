import "./own-task.ts";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { openStorage } from "#app/device/drafts/kept-texts.ts";
import { nextTask } from "#app/ui/next-task.ts";
import { readJson } from "#app/ui/json-script.tsx";
import { MessagesProvider, readPageMessages } from "#app/ui/messages.tsx";
import { unpackMenuInSteps } from "./changes/packed-menu.ts";
import { EditorApp, ELEMENT_IDS, type OpenedEditor } from "./editor-app.tsx";
import { loadParts } from "./later/later.tsx";

/** Takes over the page that the server rendered. */
async function start(): Promise<void> {
  const root = document.getElementById(ELEMENT_IDS.root);
  if (!root) return;
  const opened = readJson(ELEMENT_IDS.opened) as OpenedEditor | null;
  if (!opened) return startOffline(root);
  // What is typed into a form that the address opens, while the script is on its way, stays only if it comes with it.
  if (opened.opened || opened.failed) await loadParts();
  leaveOutOpened(opened);
  openStorage();
  const menu = await unpackMenuInSteps(opened.menu);
  // Unpacking a long menu fills one task, taking over the page the next.
  await nextTask();
  // As a transition, so that a long menu is taken over in small steps and the page answers between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <MessagesProvider of={readPageMessages()}>
        <EditorApp {...opened} menu={menu} />
      </MessagesProvider>,
    );
  });
}

/** So that Back from another page does not open again what was closed here. Without a script the address opens it. */
function leaveOutOpened({ opened }: OpenedEditor): void {
  if (opened) history.replaceState(history.state, "", location.pathname + location.hash);
}

/** Fills the empty page with what this phone has. */
async function startOffline(root: HTMLElement): Promise<void> {
  const { OfflineEditor, findSeenEditor } = await import("./offline/offline-editor.tsx");
  const seen = await findSeenEditor();
  createRoot(root).render(
    <MessagesProvider of={readPageMessages()}>
      <OfflineEditor seen={seen} />
    </MessagesProvider>,
  );
}

// In a task of its own: to run the scripts takes a slow phone long enough.
setTimeout(() => void start());
