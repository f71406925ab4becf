/*
 * For each request to the Worker, the pool asks Vitest, in another process, where the Worker's module is. That takes as long
 * as a small page, and the answer is always the same.
 */
const MAIN = "/workers/app.ts";
const runner = globalThis.__vitest_mocker__.moduleRunner;
const find = (Object.getPrototypeOf(runner) as typeof runner).import;
let main: Promise<unknown> | undefined;
runner.import = (path) =>
  path.endsWith(MAIN) ? (main ??= find.call(runner, path)) : find.call(runner, path);
