/** A few of the things that an editing session did the same to, and how many they were. */
interface Some<T> {
  count: number;
  first: T[];
}

/** A price then and now, in paise; of a size, with its name. */
export interface PriceChange {
  name: string;
  size?: string;
  was: number;
  now: number;
}

/** What changed between two states of a menu. What did not is left out. */
export interface MenuChanges {
  added?: Some<string>;
  deleted?: Some<string>;
  prices?: Some<PriceChange>;
  /** Dishes whose sizes were added, removed, renamed or put in another order. */
  sizes?: Some<string>;
  soldOut?: Some<string>;
  back?: Some<string>;
  moved?: Some<string>;
  /** Anything else about a dish. */
  edited?: Some<string>;
  sectionsAdded?: Some<string>;
  sectionsDeleted?: Some<string>;
  sectionsEdited?: Some<string>;
  sectionsMoved?: Some<string>;
  /** The names of today's board. */
  board?: Some<string>;
  hours?: true;
  /** What the shop says of itself, its picture with it; `true` in sessions from before their names were kept. */
  details?: true | DetailName[];
}

/** What was restored: the menu as it was at `at` (ms UTC), or of it the section or the dish of this name. */
export interface Restored {
  at: number;
  section?: string;
  item?: string;
  /** Whether that restore was undone. */
  isUndone?: true;
}

/** What can be told of a shop's details. */
export type DetailName =
  | "name"
  | "secondName"
  | "description"
  | "picture"
  | "cover"
  | "categories"
  | "phoneNumber"
  | "foodType"
  | "address"
  | "place"
  | "fssaiNumber"
  | "gst"
  | "nearby"
  | "footer";
