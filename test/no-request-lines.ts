/*
 * Each request logs a line. Collecting them all would take an eighth of the time, so they are dropped; whatever else is
 * logged is shown where a test fails.
 */
const writeLine = (globalThis.logAnyLine ??= console.log);

console.log = (...parts: unknown[]) => {
  const [line] = parts;
  if (typeof line !== "string" || !line.startsWith('{"event":"request"')) writeLine(...parts);
};
