import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { requestId, splashMs } from "./http/context.ts";
import { logError } from "./http/log.ts";
import { documentPolicy } from "./http/security-headers.ts";
import { pageStyles } from "./ui/page-styles.ts";
import { splashRule } from "./ui/splash.tsx";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
  );
  await body.allReady;
  const handles = routerContext.staticHandlerContext.matches.map(({ route }) => route.handle);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    documentPolicy([...pageStyles(handles), splashRule(context.get(splashMs))]),
  );
  return new Response(body, { status, headers });
}

/** Bugs are logged here, once. A reply that a door chose to throw is no bug. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logError(error, { requestId: context.get(requestId), path: new URL(request.url).pathname });
};
