import dishes from "./dishes.svg?raw";
import { dishDrawing } from "./drawings.ts";

/**
 * The drawing of a dish, by its name. A document contains the few drawings that it shows. What is shown later uses the
 * file of all dishes, which is as large as twenty of them.
 */
export function DishDrawing({ dish }: { dish: string }) {
  const markup = import.meta.env.SSR ? markupOf(dish) : `<use href="${dishDrawing(dish)}"/>`;
  return (
    <svg
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
      // In development, React compares the two ways, which draw the same.
      suppressHydrationWarning
    />
  );
}

/** A symbol of the file, which has one on each line, as an image of its own; empty if no symbol has this name. */
function markupOf(dish: string): string {
  const start = `<symbol id="${dish}"`;
  const symbol = dishes.split("\n").find((line) => line.startsWith(start)) ?? "";
  return symbol.replace(start, "<svg").replace("</symbol>", "</svg>");
}
