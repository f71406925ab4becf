/** What a trace is to hold: the tasks, each with the time of its thread. */
export const TASKS = ["disabled-by-default-devtools.timeline"];

/** What a trace tells of a task and of a thread; times in microseconds. */
interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** How long it took of the thread's own time, without what other programs took meanwhile. */
  tdur?: number;
  args?: { name?: string };
}

/** The time of its thread, in milliseconds, that the longest task of a page's main thread took. */
export function longestTaskIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pages = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const threads = new Set(pages.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === "RunTask" && threads.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
