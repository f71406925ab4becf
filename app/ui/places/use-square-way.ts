import type { MapSquare } from "#app/domain/places/map-view.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Says in words where a square is, seen from the one that is selected at first: “2 squares north, 1 square east”. */
export function useSquareWay() {
  const places = useMessages("places");
  return ({ north, east }: MapSquare): string => {
    const ways = [
      { squares: north, say: places.north },
      { squares: -north, say: places.south },
      { squares: east, say: places.east },
      { squares: -east, say: places.west },
    ];
    return ways
      .filter(({ squares }) => squares > 0)
      .map(({ squares, say }) => say({ squares }))
      .join(", ");
  };
}
