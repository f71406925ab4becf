import type { MapSquare } from "#app/domain/places/map-view.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Tells in words where a square is, seen from the one that is lit at first: “2 squares north, 1 square east”. */
export function useSquareWay() {
  const map = useMessages("map");
  return ({ north, east }: MapSquare): string => {
    const ways = [
      { squares: north, say: map.north },
      { squares: -north, say: map.south },
      { squares: east, say: map.east },
      { squares: -east, say: map.west },
    ];
    return ways
      .filter(({ squares }) => squares > 0)
      .map(({ squares, say }) => say({ squares }))
      .join(", ");
  };
}
