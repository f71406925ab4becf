import sheet from "./mine.css?inline";
import settingsSheet from "./settings.css?inline";

/** The styles of one's own page and of an appeal, which they bring along. */
export const ownCss = sheet + settingsSheet;
