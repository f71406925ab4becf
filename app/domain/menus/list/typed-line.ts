/** A line of a text as somebody typed or copied it, and where it stands: from 1. */
export interface TypedLine {
  raw: string;
  number: number;
}
