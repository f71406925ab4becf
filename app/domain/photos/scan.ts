/** What a scan says of a photo: a picture it does not know, one of known abuse material, or one it cannot read. */
export type ScanResult = "unknown" | "match" | "unreadable";

/** Compares a photo with known abuse material. Throws where that cannot be done now. */
export type ScanPhoto = (photo: { type: string; bytes: Uint8Array }) => Promise<ScanResult>;
