/** The form field in which somebody says whether they are old enough: `yes` or `no`. */
export const AGE_FIELD = "isOldEnough";
