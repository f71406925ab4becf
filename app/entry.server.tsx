import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { requestId, splashMs } from "#app/http/context.ts";
import { hasTurnstile } from "#app/http/form-guard.ts";
import { logError, pathOf } from "#app/http/log.ts";
import { documentPolicy } from "#app/http/security-headers.ts";
import { hasPreviews, hasPublicForms, needsClient, pageStyles } from "#app/ui/page-styles.ts";
import { splashRule } from "#app/ui/splash.tsx";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const handles = routerContext.staticHandlerContext.matches.map(({ route }) => route.handle);
  const nonce = needsClient(handles) ? randomNonce() : undefined;
  let isShellReady = false;
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      // What fails before the shell is ready is thrown, and comes to handleError.
      onError(error) {
        if (isShellReady) handleError(error, { request, context, params: {} });
      },
    },
  );
  isShellReady = true;
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    documentPolicy([...pageStyles(handles), splashRule(context.get(splashMs))], {
      nonce,
      hasTurnstile: hasTurnstile() && hasPublicForms(handles),
      hasPreviews: hasPreviews(handles),
    }),
  );
  return new Response(body, { status, headers });
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** Bugs are logged here, once. A reply that a door chose to throw is no bug. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logError(error, { requestId: context.get(requestId), path: pathOf(request) });
};
