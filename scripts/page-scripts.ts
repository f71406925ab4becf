import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const ENTRY = /\/app\/entry\.client\.tsx$/;

/** The pages that React takes over, as the framework's plugin names their scripts. */
const PAGE =
  /\/app\/routes\/(?:nearby\/.+|account\/(?:account|login|staff\/staff))\.tsx\?__react-router-build-client-route$/;

/** Those that people open first, or most. */
const OPENED_MOST =
  /\/app\/routes\/(?:nearby\/(?:feed|place|thread)|account)\/(feed|place|thread|login)\.tsx\?/;

/**
 * In which files the scripts of these pages lie: the framework, which seldom changes; the frame, which starts the page and
 * has what the pages opened most share; for each of those, what it alone of them shares with others; the rest, which only
 * others share; and one for each screen. Left alone it would be fifty, and each of them is a request.
 */
export const PAGE_SCRIPTS = [
  {
    name: "framework",
    test: /node_modules\/(?:preact|react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  { name: frameOf, debugName: "frame", priority: 1 },
  // After the frame: a file takes along what its modules import, unless another one has it.
  { name: sharedFileOf, debugName: "shared", priority: 0 },
];

function frameOf(id: string, context: Context): string | null {
  const { entries, openedMost } = pagesOf(id, context);
  const isOfAll = entries.some((entry) => ENTRY.test(entry));
  return isOfAll || openedMost.length > 1 ? "frame" : null;
}

function sharedFileOf(id: string, context: Context): string | null {
  const { entries, openedMost } = pagesOf(id, context);
  if (entries.length < 2 || !entries.some((entry) => PAGE.test(entry))) return null;
  const [only] = openedMost;
  return only === undefined ? "rest" : `${only}-and-others`;
}

/** The entries that import a module, and which of the pages opened most are among them. */
function pagesOf(id: string, context: Context) {
  // Styles are the server's, though pages import them.
  const entries = id.includes(".css") ? [] : [...entriesOf(id, context, new Set())];
  const openedMost = entries.flatMap((entry) => OPENED_MOST.exec(entry)?.[1] ?? []);
  return { entries, openedMost };
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
