import { answerFile, answerMenu, keepOpened } from "./answers.ts";
import { dropOlderForms, isFile, keepMissing } from "./kept.ts";
import { scope } from "./worker-scope.ts";

/*
 * The service worker of the menus of one language. It keeps the menus that were opened last, with their files and the
 * pictures that were seen, and shows them where no network answers.
 */

// No page depends on the worker, so a newer one need not wait for those that are open.
scope.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([keepMissing(), scope.skipWaiting()])),
);

scope.addEventListener("activate", (event) => {
  const { clients, registration } = scope;
  // A menu is then asked for while the worker wakes.
  const preloads = registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preloads, dropOlderForms(), clients.claim()]));
});

scope.addEventListener("message", (event) =>
  event.waitUntil(keepOpened(event.source.url, event.data)),
);

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(answerMenu(event));
  else if (isFile(url.replace(location.origin, ""))) event.respondWith(answerFile(event));
});
