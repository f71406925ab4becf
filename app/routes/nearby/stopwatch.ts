/**
 * How many milliseconds have passed since this was called, each time that what it gives is called. It goes on while a
 * phone sleeps, when `performance.now()` stands still on some; the clock of the phone may be wrong, and be set back.
 */
export function startStopwatch(): () => number {
  const [began, beganAt] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - began, Date.now() - beganAt);
}
