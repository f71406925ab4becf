/** How many places somebody can go back to. */
export const MOST_PLACES = 5;
