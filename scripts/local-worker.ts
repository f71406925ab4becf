import { readdirSync } from "node:fs";
import type { Miniflare } from "miniflare";
import { DEMO_EDGE } from "./demo/demo-corner.ts";
import { DEMO_VARIABLES } from "./demo/demo-shops.ts";
import { statementRunner } from "./local-d1.ts";
import { STATE_FOLDER } from "./local-database.ts";
import { localPushVariables, wranglerEnvironment } from "./local-secrets.ts";
import { runtimeEndsWithUs } from "./runtime.ts";

/** The folder of the production build. */
export const BUILD_FOLDER = "build/server";

export interface LocalWorkerOptions {
  port: number;
  variables?: Record<string, string>;
  onLog: (line: string) => void;
  /** The port of the inspector (`getInspectorURL()`), which reports heaps; 0 finds a free one. */
  inspectorPort?: number;
}

/** Serves the production build on workerd until `dispose`, or until this process is gone. Waits until it answers. */
export async function serveBuild(options: LocalWorkerOptions): Promise<Miniflare> {
  // These take a second to load, so only after the port is known to be free and the build is made.
  const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await import("miniflare");
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  runtimeEndsWithUs();
  Object.assign(process.env, wranglerEnvironment());
  const built = unstable_getMiniflareWorkerOptions(`${BUILD_FOLDER}/wrangler.json`);
  const { modulesRules: _, rootPath: __, ...workerOptions } = built.workerOptions;
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      port: options.port,
      inspectorPort: options.inspectorPort,
      cf: DEMO_EDGE,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => options.onLog(message),
      resourcePersistencePath: `${STATE_FOLDER}/v3`,
      workers: [
        {
          ...workerOptions,
          name: "nukkad",
          bindings: Object.assign(
            {},
            workerOptions.bindings,
            DEMO_VARIABLES,
            localPushVariables(),
            options.variables,
          ),
          modulesRoot: BUILD_FOLDER,
          modules: builtModules(),
        },
        statementRunner(workerOptions),
      ],
    }),
  );
  await worker.ready;
  return worker;
}

/** Miniflare treats the first module as the entry. */
function builtModules() {
  const files = readdirSync(BUILD_FOLDER, { recursive: true, encoding: "utf8" });
  const scripts = files.filter((file) => file.endsWith(".js") && file !== "index.js");
  return ["index.js", ...scripts].map((file) => ({
    type: "ESModule" as const,
    path: `${BUILD_FOLDER}/${file}`,
  }));
}
