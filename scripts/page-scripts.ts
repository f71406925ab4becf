import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const ENTRY = /\/app\/entry\.client\.tsx$/;

/** The pages that React takes over, as the framework's plugin names their scripts. */
const PAGE =
  /\/app\/routes\/(?:nearby\/.+|account\/(?:account|login|staff\/staff))\.tsx\?__react-router-build-client-route$/;

/**
 * In which files the scripts of these pages lie: the framework, which seldom changes; the frame, which starts the page and
 * has what it shares with any other; and one for each screen. Left alone it would be fifty, and each of them is a request.
 */
export const PAGE_SCRIPTS = [
  {
    name: "framework",
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  { name: frameOf, debugName: "frame", priority: 1 },
];

function frameOf(id: string, context: Context): string | null {
  const entries = [...entriesOf(id, context, new Set())];
  const isShared = entries.length > 1 && entries.some((entry) => PAGE.test(entry));
  return isShared || ENTRY.test(id) ? "frame" : null;
}

/** The entries, of which every page is one, that import this module, however indirectly. */
function entriesOf(id: string, context: Context, seen: Set<string>): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = context.getModuleInfo(id);
  // A copy, as the list is the same one for every module.
  const importers = [...(module?.importers ?? [])];
  // What is loaded later has no importers of this kind.
  if (module?.isEntry || importers.length === 0) return new Set([id]);
  return new Set(importers.flatMap((importer) => [...entriesOf(importer, context, seen)]));
}
