import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { refuse } from "./command-line.ts";

// `npm run stack < FILE`: maps the positions in a stack trace, or in a whole error line of the log, to the sources.
// The build here must be the deployed one: check out its commit and build.
const MAP = "build/server/index.js.map";

if (!existsSync(MAP)) refuse("There is no build yet: run `node scripts/build.ts` to make one.");
const map = new SourceMap(JSON.parse(readFileSync(MAP, "utf8")) as SourceMapPayload);
console.log(
  readFileSync(0, "utf8")
    .replaceAll("\\n", "\n")
    .replaceAll(/\(?(?:file:\/\/\/)?index\.js:(\d+):(\d+)/g, sourceOf),
);

/** A position such as "app/http/log.ts:12:3"; unchanged if the map does not know it. */
function sourceOf(position: string, line: string, column: string): string {
  const origin = map.findOrigin(Number(line), Number(column));
  if (!("fileName" in origin)) return position;
  const file = origin.fileName.replace(/^(\.\.\/)+/, "");
  return `${position.startsWith("(") ? "(" : ""}${file}:${origin.lineNumber}:${origin.columnNumber}`;
}
