import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const ENTRY = /\/app\/entry\.client\.tsx$/;

/** The pages that React takes over, as the framework's plugin names their scripts. */
const PAGE =
  /\/app\/routes\/(?:nearby\/.+|account\/(?:account|login|staff\/staff))\.tsx\?__react-router-build-client-route$/;

/** Those that people open first, or most. */
const OPENED_MOST =
  /\/app\/routes\/(?:nearby\/(?:feed\/feed|place\/place|thread\/thread)|account\/login)\.tsx\?/;

/**
 * In which files the scripts of these pages lie: the framework, which seldom changes; the frame, which starts the page and
 * has what the pages opened most share with any other; the rest, which only other pages share; and one for each screen.
 * Left alone it would be fifty, and each of them is a request.
 */
export const PAGE_SCRIPTS = [
  {
    name: "framework",
    test: /node_modules\/(?:preact|react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  { name: sharedFileOf, debugName: "shared", priority: 1 },
];

function sharedFileOf(id: string, context: Context): string | null {
  if (ENTRY.test(id)) return "frame";
  // Styles are the server's, though pages import them.
  const entries = id.includes(".css") ? [] : [...entriesOf(id, context, new Set())];
  if (entries.length < 2 || !entries.some((entry) => PAGE.test(entry))) return null;
  return entries.some((entry) => OPENED_MOST.test(entry) || ENTRY.test(entry)) ? "frame" : "rest";
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
