/* What only a wide screen says. */
export { grid } from "#app/messages/hi/grid.ts";
export { menu } from "#app/messages/hi/menu.ts";
