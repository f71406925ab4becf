/** The moderators have banned them: `because` is the reason, in the moderator's words. */
export interface Banned {
  reason: "banned";
  because: string;
}

/** They have not said that they have reached the age of `leastAge`. */
interface AgeUnknown {
  reason: "age-unknown";
  leastAge: number;
}

/** Why a neighbour may not write. */
export type WriterRefusal = Banned | AgeUnknown;
