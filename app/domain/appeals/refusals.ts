/** Somebody has asked for a second look at this decision before. */
interface Appealed {
  reason: "appealed";
}

/** The time for it is over. */
interface Late {
  reason: "late";
}

/** Nothing was taken away, or it is being decided anew. */
interface NothingToAppeal {
  reason: "nothing-to-appeal";
}

export type AppealRefusal = Appealed | Late | NothingToAppeal;
