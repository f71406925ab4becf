import { useRef, type PointerEvent } from "react";

interface Move {
  /** In widths of the element. */
  across: number;
  down: number;
  /** How many times as far apart two fingers are as before. */
  times: number;
}

type Point = [x: number, y: number];

/** Handlers for an element that one finger or the mouse moves and two fingers enlarge. */
export function useFingers(onMove: (move: Move) => void) {
  const points = useRef(new Map<number, Point>());
  const forget = ({ pointerId }: PointerEvent) => void points.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      points.current.set(event.pointerId, [event.clientX, event.clientY]);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = [...points.current.values()];
      if (!points.current.has(event.pointerId)) return;
      points.current.set(event.pointerId, [event.clientX, event.clientY]);
      const now = [...points.current.values()];
      const width = event.currentTarget.clientWidth || 1;
      const [[x, y], [toX, toY]] = [middleOf(before), middleOf(now)];
      const times = before.length > 1 ? spread(now) / (spread(before) || 1) : 1;
      onMove({ across: (toX - x) / width, down: (toY - y) / width, times });
    },
    onPointerUp: forget,
    onPointerCancel: forget,
  };
}

function middleOf(points: Point[]): Point {
  const sum = points.reduce(([x, y], [moreX, moreY]): Point => [x + moreX, y + moreY], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function spread([one, other]: Point[]): number {
  return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
}
