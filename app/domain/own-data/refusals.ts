/** Nobody made this code, or they made it themselves, or it has been used or has expired. */
interface WrongCode {
  reason: "wrong-code";
}

/** This phone has posts or comments, which would be lost. */
interface NotEmpty {
  reason: "not-empty";
}

export type MoveRefusal = WrongCode | NotEmpty;
