/**
 * Whether a batch failed, and was rolled back, because of this constraint, in SQLite's words:
 * `NOT NULL constraint failed: shops.revision`.
 */
export function isBrokenConstraint(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    (error.message.includes(constraint) || isBrokenConstraint(error.cause, constraint))
  );
}
