/** What an import corrects, drops or replaces; `import-notes.ts` has a sentence for each. */
type ImportNoteCode =
  | "image-left-out"
  | "mark-unknown"
  | "mark-contradicted"
  | "detail-unread"
  | "text-shortened"
  | "availability-unknown"
  | "sold-out-longer"
  | "subheaders-read"
  | "subheaders-dropped"
  | "price-of-sizes"
  | "price-missing"
  | "price-not-number"
  | "price-rounded"
  | "name-left-out"
  | "name-repeated"
  | "section-empty"
  | "field-unknown"
  | "detail-replaced";

/** A correction, and where: `menu.sections[3].items[2]`. For the `metadata` of older files it names `shop_metadata`. */
export interface ImportNote {
  path: string;
  code: ImportNoteCode;
  /** What its sentence names, ready to be shown. */
  values: Record<string, string>;
}

/** Notes a correction. */
export type Note = (path: string, code: ImportNoteCode, values?: Record<string, string>) => void;
