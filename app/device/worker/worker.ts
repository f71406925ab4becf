import { saveSharedDraft } from "#app/device/drafts/shared-draft.ts";
import { newQueue } from "#app/device/in-turn.ts";
import { languageIn } from "#app/device/install/cached-languages.ts";
import { TAKE_OVER } from "#app/device/install/register-worker.ts";
import { sendInBackground } from "#app/device/outbox/send-in-background.ts";
import { isNearby, PLACE_PATH, SHARE_PATH } from "#app/device/paths.ts";
import { pathWithText, readShare } from "#app/device/share.ts";
import {
  answerFile,
  dropOtherBuilds,
  isBuildFile,
  storePagesAsBefore,
  storePagesIn,
} from "./build-cache.ts";
import { answerForm, answerNavigation } from "./navigation.ts";
import { answerPhoto, dropStalePhotos, isPostPhoto } from "./photo-cache.ts";
import { openFromNotification, showPushMessage } from "./push-events.ts";
import { scope } from "./scope.ts";

/*
 * The community's service worker. It stores three pages, the files of this build and a few photos, and nothing that was
 * made for one person. It sends the outbox when no page does. All other requests go to the network.
 */

const inTurn = newQueue();

scope.addEventListener("install", (event) => {
  event.waitUntil(inTurn(storePagesAsBefore));
  if (!event.addRoutes) return;
  // A form must not wait for a sleeping worker: it would be lost if the page is left meanwhile.
  const routes = event.addRoutes([
    { condition: { urlPattern: SHARE_PATH }, source: "fetch-event" },
    { condition: { urlPattern: { pathname: PLACE_PATH } }, source: "fetch-event" },
    { condition: { requestMethod: "POST" }, source: "network" },
  ]);
  event.waitUntil(routes);
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOtherBuilds(), scope.clients.claim()]));
});

// A new version waits until the reader asks for it: open pages go on with the one they began with.
scope.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) void scope.skipWaiting();
  const language = languageIn(event.data);
  // If that fails, the next page that opens says its language again.
  if (language) event.waitUntil(inTurn(() => storePagesIn(language)).catch(() => undefined));
});

/** What answers the forms that need no server, or that must not be lost without it. */
const FORMS: Record<string, (request: Request) => Promise<Response>> = {
  [SHARE_PATH]: takeShare,
  [PLACE_PATH]: answerForm,
};

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const answerPost = request.method === "POST" ? FORMS[pathname] : undefined;
  if (answerPost) event.respondWith(answerPost(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && isNearby(pathname)) {
    event.respondWith(answerNavigation(request));
    event.waitUntil(dropStalePhotos());
  } else if (isBuildFile(pathname)) {
    event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
  } else if (isPostPhoto(pathname)) {
    event.respondWith(answerPhoto(request, (work) => event.waitUntil(work)));
  }
});

scope.addEventListener("sync", (event) => event.waitUntil(sendInBackground(event.tag)));

scope.addEventListener("push", (event) => showPushMessage(event, scope));

scope.addEventListener("notificationclick", (event) => openFromNotification(event, scope));

/** Passes a share on to the form of a new post, with its photos if this device can store them. */
async function takeShare(request: Request): Promise<Response> {
  const share = readShare(await request.formData());
  const path = await saveSharedDraft(share).then(
    () => "/nearby/new?shared",
    () => pathWithText(share),
  );
  return Response.redirect(new URL(path, location.origin), 303);
}
