/** The moderators have banned them: `because` is the reason, in the moderator's words. */
export interface Banned {
  reason: "banned";
  because: string;
}

interface AgeUnknown {
  reason: "age-unknown";
  leastAge: number;
}

export type WriterRefusal = Banned | AgeUnknown;
