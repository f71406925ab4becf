/** Why a file cannot be read. */
export interface FileRefusal {
  reason:
    | "empty"
    /** Over 5 MB. */
    | "tooLarge"
    /** Over 3,000 rows with dishes, or far more rows than those may take. */
    | "tooManyRows"
    /** An old or binary workbook of Excel. */
    | "xls"
    /** A workbook with a password. */
    | "locked"
    /** A sheet or a text of LibreOffice. */
    | "openDocument"
    | "pdf"
    | "image"
    | "zip"
    /** A text document or slides. */
    | "document"
    /** A web page or XML, as some programs save under the name of a workbook. */
    | "webPage"
    /** JSON that is no menu. */
    | "json"
    | "unreadable"
    /** What reads it is not on this phone yet, and there is no network. */
    | "notLoaded";
}
