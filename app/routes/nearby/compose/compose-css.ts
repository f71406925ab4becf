import sheet from "./compose.css?inline";
import photoPickerSheet from "./photo-picker.css?inline";

/** The styles of the form for a post, which brings them along. */
export const composeCss = sheet + photoPickerSheet;
