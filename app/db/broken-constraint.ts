/** Whether a batch failed on this constraint, in SQLite's words: `NOT NULL constraint failed: shops.revision`. */
export function isBrokenConstraint(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    (error.message.includes(constraint) || isBrokenConstraint(error.cause, constraint))
  );
}
