import dishes from "./dishes.svg?raw";
import { dishDrawing } from "./drawings.ts";

/**
 * A drawn dish, by its name. A document brings the few that it shows along; what is shown later takes them from the file of
 * all dishes, which is as large as twenty of them.
 */
export function DishDrawing({ dish }: { dish: string }) {
  const markup = import.meta.env.SSR ? markupOf(dish) : `<use href="${dishDrawing(dish)}"/>`;
  return (
    <svg
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
      // In development React compares them: both draw the same.
      suppressHydrationWarning
    />
  );
}

/** A symbol of the file, each of which is a line, as an image of its own; empty if there is none of this name. */
function markupOf(dish: string): string {
  const start = `<symbol id="${dish}"`;
  const symbol = dishes.split("\n").find((line) => line.startsWith(start)) ?? "";
  return symbol.replace(start, "<svg").replace("</symbol>", "</svg>");
}
