import { createContext, type ReactNode } from "react";

/*
 * The stand-in for modules of the framework that the scripts of the community's pages never use
 * (docs/decisions/048-preact-in-browsers.md): each page comes with all routes of its area, nothing is measured or
 * loaded ahead, only the server writes heads and scripts, and the root has its own error boundary.
 */

export const FrameworkContext = createContext<unknown>(undefined);

export function isFogOfWarEnabled(): boolean {
  return false;
}

/** A link loads nothing ahead, so for that it needs no reference to its element and no handlers. */
export function usePrefetchBehavior(): [boolean, null, object] {
  return [false, null, {}];
}

/** Only the caller wants a reference to a link's element, so there is nothing to merge. */
export function mergeRefs<Ref>(wanted: Ref): Ref {
  return wanted;
}

function Children({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** It is never called, or does not matter because no routes are discovered and nothing is measured. */
function nothing(): void {}

export {
  Children as RemixErrorBoundary,
  nothing as RemixRootDefaultErrorBoundary,
  nothing as RemixRootDefaultHydrateFallback,
  nothing as CRITICAL_CSS_DATA_ATTRIBUTE,
  nothing as Links,
  nothing as Meta,
  nothing as PrefetchPageLinks,
  nothing as Scripts,
  nothing as setIsHydrated,
  nothing as useFrameworkContext,
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getCustomPatchRoutesOnNavigationFunction,
  nothing as getManifestPath,
  nothing as getManifestPathsParam,
  nothing as getPartialManifest,
  nothing as getPatchRoutesOnNavigationFunction,
  nothing as getPathsWithAncestors,
  nothing as getRouteInstrumentationUpdates,
  nothing as handleClientVersionMismatch,
  nothing as instrumentClientSideRouter,
  nothing as instrumentationResultMetaContext,
  nothing as instrumentHandler,
  nothing as RouteDiscoveryRuntime,
  nothing as shouldUseInitialRouteDiscovery,
  nothing as useCustomRouteDiscovery,
  nothing as useFogOFWarDiscovery,
  nothing as useRouteDiscovery,
};
