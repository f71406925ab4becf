import sheet from "./mine.css?inline";
import settingsSheet from "./settings.css?inline";

/** The styles of Mine and of an appeal's page, which bring them along. */
export const ownCss = sheet + settingsSheet;
