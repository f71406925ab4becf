/** Whether an object says anything at all. */
export function hasAny(values: object): boolean {
  return Object.keys(values).length > 0;
}
