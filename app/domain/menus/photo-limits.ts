/** Limits of an item's photo: the width and bytes of its two pictures, and the greatest ratio of the long side to the short one. */
export const photoLimits = {
  large: { width: 960, bytes: 512 * 1024 },
  small: { width: 144, bytes: 40 * 1024 },
  ratio: 3,
};
