/* What only a wide screen shows, in one file for wide.ts. */
export { GridList } from "./grid-list.tsx";
export { Preview } from "#app/routes/menu/editor/preview/preview.tsx";
