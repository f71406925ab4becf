import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { isFailedPage, language, splashMs } from "#app/http/context.ts";
import { noteFailure } from "#app/http/failures.ts";
import { hasTurnstile } from "#app/http/form-guard.ts";
import { documentPolicy } from "#app/http/security-headers.ts";
import { catalogues } from "#app/messages/catalogues.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/messages/languages.ts";
import { MessagesProvider, type PageMessages } from "#app/ui/messages.tsx";
import { PageDataProvider } from "#app/ui/page-data.tsx";
import {
  hasPreviews,
  hasPublicForms,
  needsClient,
  pageAreas,
  optionalStyles,
  pageStyles,
} from "#app/ui/page-styles.ts";
import { splashRule } from "#app/ui/splash.tsx";
import { bootstrap, pageData } from "./bootstrap.server.ts";

const isDevelopment = import.meta.env.MODE === "development";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { matches, errors } = routerContext.staticHandlerContext;
  const handles = matches.map(({ route }) => route.handle);
  const hasClient = needsClient(handles);
  const nonce = hasClient ? randomNonce() : undefined;
  const documentContext = { ...routerContext };
  const isTakenOver = hasClient && !isDevelopment;
  const scripts = isTakenOver ? bootstrap(routerContext) : {};
  // No script would read the loaders' data, or it stands among the scripts.
  if (!hasClient || !isDevelopment) delete documentContext.serverHandoffStream;
  let isShellReady = false;
  const body = await renderToReadableStream(
    <MessagesProvider of={messagesFor(handles, context.get(language))}>
      <PageDataProvider of={isTakenOver && (await pageData(routerContext))}>
        <ServerRouter context={documentContext} url={request.url} nonce={nonce} />
      </PageDataProvider>
    </MessagesProvider>,
    {
      nonce,
      ...scripts,
      // All in its place: what is sent apart would need a script to get there.
      progressiveChunkSize: Infinity,
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
    documentPolicy(stylesAllowed(handles, context.get(splashMs)), {
      nonce,
      hasTurnstile: hasTurnstile() && hasPublicForms(handles),
      hasPreviews: hasPreviews(handles),
    }),
  );
  if (!hasFailed(errors)) return new Response(body, { status, headers });
  context.set(isFailedPage, true);
  return new Response(body, { status: 500, headers });
}

function stylesAllowed(handles: unknown[], splash: number): string[] {
  return [...pageStyles(handles), ...optionalStyles(handles), splashRule(splash)];
}

/** The texts of a page, in the wanted language if the page has any of its own; every page may fail. */
function messagesFor(handles: unknown[], wanted: Language): PageMessages {
  const areas = pageAreas(handles);
  const language = areas.length > 0 ? wanted : DEFAULT_LANGUAGE;
  const texts = ["ui" as const, ...areas].map((area) => [area, catalogues[language][area]]);
  return { language, texts: Object.fromEntries(texts) };
}

/** Where a page could not be read, it says so by its status too, whatever its action had to answer. */
function hasFailed(errors: EntryContext["staticHandlerContext"]["errors"]): boolean {
  return Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error));
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** What failed is noted here, once. A reply that a route chose to throw has not failed. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  noteFailure(error, { request, context });
};
