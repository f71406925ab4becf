import { DEFAULT_LANGUAGE, type Language } from "#app/messages/languages.ts";

/** Pictures of the app for the browser's install dialog, taken by `npm run draw`; sides in pixels. */
export const SCREENS = [
  { width: 720, height: 1480, scale: 2, form: "narrow" },
  { width: 1280, height: 800, scale: 1, form: "wide" },
] as const;

/** The path of the picture of this form in a language. */
export function screenPath(form: (typeof SCREENS)[number]["form"], language: Language): string {
  return `/screen-${form}${language === DEFAULT_LANGUAGE ? "" : `-${language}`}.webp`;
}
