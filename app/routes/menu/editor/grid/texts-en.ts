/* What only a wide screen says. */
export { grid } from "#app/messages/en/grid.ts";
export { menu } from "#app/messages/en/menu.ts";
