import type { Texts } from "#app/messages/translation.ts";

/** Searching for a place by name or position, and the words of a map of squares. */
export const places = {
  search: "Area, village or PIN code",
  searchHint: "Coordinates, a map link or a DIGIPIN work too.",
  find: "Find",
  found: "Places",
  foundCount: { by: "places", one: "{places} place found", other: "{places} places found" },
  /** Most villages have no post office of their own, and thus no entry. */
  notListed:
    "Not on the list? Choose a bigger place nearby or type the PIN code, then tap your square on the map.",
  notFoundName:
    "We don’t know “{typed}”. Try another spelling, a bigger place nearby, or the PIN code.",
  noPin: "There’s no PIN code {pin} in our list. Please check it, or try the name of the area.",
  linkWithout:
    "This link doesn’t say where the place is. Open it, then copy the long address or the coordinates from there.",
  offEarth:
    "There’s no place on earth with these coordinates. Please check them: latitude comes first, up to 90, then longitude, up to 180.",
  near: "Near {latitude}, {longitude}",
  /** Where a square is, seen from the lit one: “2 squares north, 1 square east”. */
  north: { by: "squares", one: "{squares} square north", other: "{squares} squares north" },
  south: { by: "squares", one: "{squares} square south", other: "{squares} squares south" },
  east: { by: "squares", one: "{squares} square east", other: "{squares} squares east" },
  west: { by: "squares", one: "{squares} square west", other: "{squares} squares west" },
} as const satisfies Texts;
