/*
 * The stand-in for modules of the framework that the scripts of the community's pages never use
 * (docs/decisions/048-preact-in-browsers.md): each page comes with all routes of its area, and nothing is measured.
 */

export function isFogOfWarEnabled(): boolean {
  return false;
}

/** It is never called, or does not matter because no routes are discovered and nothing is measured. */
function nothing(): void {}

export {
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
