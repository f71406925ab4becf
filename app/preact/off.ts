/*
 * What scripts of the community's pages get for modules of the framework that nothing here uses
 * (docs/decisions/048-preact-in-browsers.md). Each page comes with all routes of its area, and nothing is measured.
 */

export function isFogOfWarEnabled(): boolean {
  return false;
}

/** Never called, or to no effect where nothing is to be discovered or measured. */
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
