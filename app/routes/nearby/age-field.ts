/** In which field a form says whether its sender is old enough: `yes` or `no`. */
export const AGE_FIELD = "isOldEnough";
