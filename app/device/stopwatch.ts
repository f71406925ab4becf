/**
 * Gives a function that says how many milliseconds have passed. It goes on while a phone sleeps, when some stop
 * `performance.now()`, and does not run backwards if the clock is set back.
 */
export function startStopwatch(): () => number {
  const [began, beganAt] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - began, Date.now() - beganAt);
}
