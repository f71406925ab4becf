/** In which field a form says whether its sender is old enough: `yes` or `no`. */
export const AGE_FIELD = "isOldEnough";

/** What is said to whoever writes without having said how old they are. */
export const askAge = (leastAge: number): string =>
  `Please say whether you are ${leastAge} or older`;
