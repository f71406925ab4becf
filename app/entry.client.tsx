import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { MessagesProvider, readPageMessages } from "#app/ui/messages.tsx";
import { readPageData } from "#app/ui/page-data.tsx";
import { nextTask } from "#app/ui/next-task.ts";
import { takeOverInParts } from "#app/ui/take-over.ts";
import { FRAMES } from "./frames.ts";

void takeOver();

async function takeOver(): Promise<void> {
  const page = document.getElementById("page");
  if (!page) return;
  // The development server sends a script that has done all this.
  if (!import.meta.env.DEV) window.__reactRouterContext.stream = readPageData();
  window.__reactRouterRouteModules ??= await loadOpenedRoutes(window.openedRoutes);
  await makeRouter();
  await nextTask();
  await takeOverInParts(() => {
    // The head and the scripts at the end of the body stay as the server wrote them.
    hydrateRoot(
      page,
      <StrictMode>
        <MessagesProvider of={readPageMessages()}>
          <HydratedRouter />
        </MessagesProvider>
      </StrictMode>,
    );
  });
}

/**
 * The router throws the promise of its loaders' data, for React to wait. Preact would take over no more than the first
 * element of what waits, so it waits here. Asked again, it is made, in a task of its own, before it throws for want of
 * a component.
 */
async function makeRouter(): Promise<void> {
  await whatRouterThrows();
  await nextTask();
  // React would complain of hooks without a component.
  if (!import.meta.env.DEV) whatRouterThrows();
}

function whatRouterThrows(): unknown {
  try {
    return HydratedRouter({});
  } catch (thrown) {
    return thrown;
  }
}

/** The modules of these routes, by their ids. */
async function loadOpenedRoutes(ids: string[]): Promise<Record<string, object>> {
  const { routes } = window.__reactRouterManifest;
  const loaded = ids.map(async (id) => [id, FRAMES[id] ?? (await load(routes[id]?.module))]);
  return Object.fromEntries(await Promise.all(loaded)) as Record<string, object>;
}

function load(file = ""): Promise<object> {
  return import(/* @vite-ignore */ file) as Promise<object>;
}
