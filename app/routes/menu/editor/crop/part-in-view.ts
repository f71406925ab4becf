import type { Part } from "#app/ui/shrink-photo.ts";

/** The cover above a menu, as a phone of 360 px shows it. */
export const COVER = { width: 360, height: 128 };
export const MOST_ZOOM = 4;

/** How far what is shown lies to the right and below, from 0 to 1, and how much it is enlarged. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

/** The part of a picture that a view shows in the cover's shape, in the picture's pixels. */
export function partInView({ width, height }: Size, { x, y, zoom }: View): Part {
  const shape = COVER.width / COVER.height;
  const shown = Math.min(width, height * shape) / zoom;
  const part = { width: shown, height: shown / shape };
  return {
    left: x * (width - part.width),
    top: y * (height - part.height),
    ...part,
  };
}

/** The view after the picture was dragged so far, in widths of the cover, and enlarged so much more. */
export function movedView(
  size: Size,
  view: View,
  { across = 0, down = 0, times = 1 }: { across?: number; down?: number; times?: number },
): View {
  const part = partInView(size, view);
  const [roomX, roomY] = [size.width - part.width, size.height - part.height];
  return {
    x: within(view.x - (roomX > 0 ? (across * part.width) / roomX : 0), 0, 1),
    y: within(view.y - (roomY > 0 ? (down * part.width) / roomY : 0), 0, 1),
    zoom: within(view.zoom * times, 1, MOST_ZOOM),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
