import dishes from "./dishes.svg?url&no-inline";

const covers = import.meta.glob<string>("./covers/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The address of a drawn stall, by its name. */
export function coverDrawing(cover: string): string {
  return covers[`./covers/${cover}.svg`] ?? "";
}

/** The address of a drawn dish, by its name, for `<use>`: all dishes are in one file. */
export function dishDrawing(dish: string): string {
  return `${dishes}#${dish}`;
}
