/**
 * Until the server has answered, what a patch adds is ahead of any revision that it may have: those of a menu start at
 * the time of its making. A change that relies on it is then sent with the right one. The sum of those of 300 items still
 * has 15 digits.
 */
export const AHEAD = Date.UTC(2065, 0);
