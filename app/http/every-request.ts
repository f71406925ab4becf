import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { openDatabase } from "#app/db/database.ts";
import { openAssets } from "#app/platform/assets.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { limitD1 } from "#app/platform/limited-d1.ts";
import { openMenuCopies } from "#app/platform/menu-copies.ts";
import { answerApiCall, isApiCall } from "./api-call.ts";
import {
  communityLimiters,
  database,
  drawSmaller,
  edgeLocation,
  failedPart,
  feedStepMs,
  images,
  isFailedPage,
  language,
  leastAges,
  menuCopies,
  photoScan,
  pushSender,
  readPlaceNames,
  requestId,
  shownMenus,
  splashMs,
  stores,
} from "./context.ts";
import { failedReply } from "./failed-reply.ts";
import { stepIn } from "./feed-options.ts";
import { noteFailure } from "./failures.ts";
import { isForged } from "./forgery.ts";
import { languageOf } from "./language.ts";
import { log, pathOf } from "./log.ts";
import { openPushSender } from "./push-sender.ts";
import { openPhotoDrawing } from "./photo-drawing.ts";
import { openPhotoScan } from "./photo-scan.ts";
import { placeFilePath } from "#app/domain/places/place-file-path.ts";
import { failed, methodNotAllowed, plainForbidden } from "./replies.ts";
import { refuseLongHead } from "./request-head.ts";
import { withSecurityHeaders } from "./security-headers.ts";

type Answer = (request: Request, context: RouterContextProvider) => Promise<Response>;

const METHODS = ["GET", "HEAD", "POST"];
/** Of a route without an action: the framework refuses a POST there, but does not name these. */
const METHODS_WITHOUT_ACTION = ["GET", "HEAD"];

/** Fills the context, refuses forged requests, adds security headers and logs one line, whatever answers. */
export async function everyRequest(request: Request, answer: Answer): Promise<Response> {
  const began = Date.now();
  const id = request.headers.get("CF-Ray")?.slice(0, 64) ?? crypto.randomUUID();
  const toAnswer = (asked: Request) => answerOrFail(asked, answer, id);
  const reply = withSecurityHeaders(
    refuseLongHead(request) ??
      (await (isApiCall(request) ? answerApiCall : answerPage)(request, toAnswer)),
  );
  log("request", {
    requestId: id,
    method: request.method,
    path: pathOf(request),
    status: reply.status,
    milliseconds: Date.now() - began,
  });
  return reply;
}

async function answerPage(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS);
  if (isForged(request)) return plainForbidden();
  const reply = await answer(request);
  const lacksAllow = reply.status === 405 && !reply.headers.has("Allow");
  return lacksAllow ? methodNotAllowed(METHODS_WITHOUT_ACTION) : reply;
}

async function answerOrFail(request: Request, answer: Answer, id: string): Promise<Response> {
  const context = contextFor(request, id);
  const reply = await answer(request, context).catch((error: unknown) => {
    noteFailure(error, { request, context });
    return failed();
  });
  if (reply.status !== 500) return reply;
  const isPartDown = context.get(failedPart) !== null;
  return failedReply(reply, { request, isPartDown, isPage: context.get(isFailedPage) });
}

function contextFor(request: Request, id: string): RouterContextProvider {
  const context = new RouterContextProvider();
  const db = openDatabase(limitD1(env.DB));
  const imageBucket = openImageBucket(env.IMAGES);
  context.set(requestId, id);
  context.set(language, languageOf(request));
  context.set(splashMs, Math.max(0, Number.parseInt(env.SPLASH_MS, 10) || 0));
  context.set(feedStepMs, stepIn(env.FEED_STEP_MS));
  context.set(shownMenus, env.SHOWN_MENUS);
  context.set(database, db);
  context.set(images, imageBucket);
  context.set(stores, {
    db,
    images: imageBucket,
    evidence: openImageBucket(env.EVIDENCE),
    copies: openImageBucket(env.COPIES),
  });
  context.set(menuCopies, openMenuCopies(env.COPIES));
  context.set(edgeLocation, (request.cf ?? {}) as IncomingRequestCfProperties);
  context.set(leastAges, env.LEAST_AGE);
  context.set(communityLimiters, {
    join: env.NEIGHBOURS_PER_ADDRESS,
    post: env.POSTS_PER_ADDRESS,
    comment: env.COMMENTS_PER_ADDRESS,
    report: env.REPORTS_PER_ADDRESS,
    move: env.MOVES_PER_ADDRESS,
  });
  const readAsset = openAssets(env.ASSETS);
  context.set(readPlaceNames, (name) => readAsset(placeFilePath(name)));
  context.set(pushSender, openPushSender());
  context.set(photoScan, openPhotoScan());
  context.set(drawSmaller, openPhotoDrawing(id));
  return context;
}
