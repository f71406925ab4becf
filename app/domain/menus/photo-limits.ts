/** Limits of an item's photo: the width and bytes of its two pictures, and how many times as long the long side may be as the short one. */
export const photoLimits = {
  large: { width: 960, bytes: 512 * 1024 },
  small: { width: 144, bytes: 40 * 1024 },
  ratio: 3,
};
