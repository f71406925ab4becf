/** How many places somebody can go back to. */
export const MOST_PLACES = 5;

/** The most characters of a place's name. */
export const PLACE_NAME_LENGTH = 40;
