import dishes from "./dishes.svg?raw";
import { dishDrawing } from "./drawings.ts";

interface DishDrawingProps {
  dish: string;
  /** Names this drawing within the document, for others to use. */
  id: string;
  /** Whether the drawing with this id, which has to stay as long as this one, is used. */
  isRepeated?: boolean;
}

/**
 * The drawing of a dish, by its name. A document contains the few drawings that it shows, each once. What is shown later
 * uses the file of all dishes, which is as large as twenty of them.
 */
export function DishDrawing({ dish, id, isRepeated = false }: DishDrawingProps) {
  // All dishes would be in a page's script if this were put more briefly.
  const symbol = import.meta.env.SSR && !isRepeated ? symbolOf(dish, id) : "";
  const markup = `${symbol}<use href="${import.meta.env.SSR ? `#${id}` : dishDrawing(dish)}"/>`;
  return (
    <svg
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
      // In development, React compares the two ways, which draw the same.
      suppressHydrationWarning
    />
  );
}

/** A symbol of the file, which has one on each line, with another id; empty if no symbol has this name. */
function symbolOf(dish: string, id: string): string {
  const start = `<symbol id="${dish}"`;
  const symbol = dishes.split("\n").find((line) => line.startsWith(start)) ?? "";
  return symbol.replace(start, `<symbol id="${id}"`);
}
