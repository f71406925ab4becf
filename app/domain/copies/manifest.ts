/** Rows of one table as gzipped lines of JSON, in a file beside the manifest. */
interface Piece {
  name: string;
  table: string;
  rows: number;
  /** SHA-256 of the gzipped bytes, hexadecimal. */
  sha256: string;
}

/** The contents of a copy. It is written last: a copy without a manifest is incomplete. */
export interface Manifest {
  /** Start of the copy, in milliseconds UTC. */
  madeAt: number;
  migration: string;
  pieces: Piece[];
}
