/** The largest picture that is taken, in bytes. */
export const MOST_PHOTO_BYTES = 5 * 1024 * 1024;
