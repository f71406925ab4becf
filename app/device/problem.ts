/** What is wrong with a form that was sent: `of` names one of its fields, or `form` as a whole. */
export interface Problem {
  of: string;
  words: string;
}

/** Whether the key is the problem: the words could be sent under another one. */
export function isOfKey({ of }: Pick<Problem, "of">): boolean {
  return of === "sendKey";
}
