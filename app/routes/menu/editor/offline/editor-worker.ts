import { newQueue } from "#app/device/in-turn.ts";
import { answerFile } from "#app/routes/menu/offline/answers.ts";
import { isFile } from "#app/routes/menu/offline/kept.ts";
import { answerNavigation } from "./answer-navigation.ts";
import { scope } from "./worker-scope.ts";
import {
  answerBuildFile,
  dropOtherBuilds,
  isBuildFile,
  storeShell,
  storeShellIn,
} from "./shell-cache.ts";

/*
 * The editor's service worker. It keeps an empty page with its scripts, and the pictures that were seen, and nothing
 * that was answered to a login: the page's own script keeps the menu (decision 033).
 */

const inTurn = newQueue();

// Open pages need nothing of the worker that they began with.
scope.addEventListener("install", (event) => {
  event.waitUntil(inTurn(storeShell).then(() => scope.skipWaiting()));
  // Changes and photos do not wait for a sleeping worker.
  const routes = event.addRoutes?.({ condition: { requestMethod: "POST" }, source: "network" });
  if (routes) event.waitUntil(routes);
});

scope.addEventListener("activate", (event) => {
  const { clients, registration } = scope;
  const preloads = registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preloads, dropOtherBuilds(), clients.claim()]));
});

// A page says its language as it opens. If the shell cannot be fetched, the next one says it again.
scope.addEventListener("message", (event) =>
  event.waitUntil(inTurn(() => storeShellIn(event.data)).catch(() => {})),
);

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerNavigation(event));
  else if (isBuildFile(pathname)) event.respondWith(answerBuildFile(request));
  else if (isFile(pathname)) event.respondWith(answerFile(event));
});
