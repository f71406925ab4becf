import {
  keepSharedDraft,
  pathWithText,
  readShare,
} from "#app/routes/nearby/compose/shared-draft.ts";
import { sendInBackground } from "#app/routes/nearby/outbox/send-in-background.ts";
import { answerFile, dropOtherBuilds, keepPages } from "./build-cache.ts";
import { TAKE_OVER } from "./messages.ts";
import { answerNavigation } from "./navigation.ts";
import { isBuilt, isNearby, SHARE_PATH } from "./paths.ts";
import { answerPhoto, dropStalePhotos, isPostPhoto } from "./photo-cache.ts";
import { openFromNotification, showPushMessage } from "./push-events.ts";
import { scope } from "./scope.ts";

/**
 * The community's service worker. It keeps two pages, files of this build and a few photos; no page that was made
 * for somebody, nothing that was sent. What waits to be sent it sends, where no page does. Requests that it has no
 * answer for go on as if it were not there.
 */

scope.addEventListener("install", (event) => {
  event.waitUntil(keepPages());
  if (!event.addRoutes) return;
  // What somebody sends must not wait for a worker that sleeps, and is lost if they leave the page meanwhile.
  const routes = event.addRoutes([
    { condition: { urlPattern: SHARE_PATH }, source: "fetch-event" },
    { condition: { requestMethod: "POST" }, source: "network" },
  ]);
  event.waitUntil(routes);
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOtherBuilds(), scope.clients.claim()]));
});

// A new version waits until its reader wants it: pages that are open go on with the one that they began with.
scope.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting();
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === SHARE_PATH) {
    event.respondWith(takeShare(request));
  }
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && isNearby(pathname)) {
    event.respondWith(answerNavigation(request));
    event.waitUntil(dropStalePhotos());
  } else if (isBuilt(pathname)) {
    event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
  } else if (isPostPhoto(pathname)) {
    event.respondWith(answerPhoto(request, (work) => event.waitUntil(work)));
  }
});

scope.addEventListener("sync", (event) => event.waitUntil(sendInBackground(event.tag)));

scope.addEventListener("push", (event) => showPushMessage(event, scope));

scope.addEventListener("notificationclick", (event) => openFromNotification(event, scope));

/** Hands a share over to the form of a new post: photos too, where this device can keep them until the form has them. */
async function takeShare(request: Request): Promise<Response> {
  const draft = readShare(await request.formData());
  const path = await keepSharedDraft(draft).then(
    () => "/nearby/new?shared",
    () => pathWithText(draft),
  );
  return Response.redirect(new URL(path, location.origin), 303);
}
