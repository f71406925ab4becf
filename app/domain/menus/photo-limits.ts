/** The most of a menu's photo: pixels across and bytes of its two pictures, and how often the short side fits into the long one. */
export const photoLimits = {
  large: { width: 960, bytes: 512 * 1024 },
  small: { width: 144, bytes: 40 * 1024 },
  ratio: 3,
};
