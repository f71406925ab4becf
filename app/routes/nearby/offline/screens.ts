/** Pictures of the app for the browser's install dialog, taken by `npm run draw`; sides in pixels. */
export const SCREENS = [
  { src: "/screen-narrow.webp", width: 720, height: 1480, scale: 2, form: "narrow" },
  { src: "/screen-wide.webp", width: 1280, height: 800, scale: 1, form: "wide" },
] as const;
