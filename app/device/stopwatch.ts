/**
 * Gives a function that says how many milliseconds have passed since now. It goes on while a phone sleeps, when
 * `performance.now()` stands still on some, and does not run backwards if the clock is set back.
 */
export function startStopwatch(): () => number {
  const [began, beganAt] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - began, Date.now() - beganAt);
}
