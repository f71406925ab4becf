import { useFetcher, useLocation } from "react-router";
import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import { PLACE_PATH, returnPath } from "#app/device/paths.ts";
import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";

/** Has a place that was found by its name shown on the map before it is chosen: it may be some kilometres off. */
const ON_MAP = { shows: "map" };

/** Chooses a place and goes on to where the reader was going. If the network fails, the page stays with `problem`. */
export function usePlaceChoice() {
  const { pathname, search } = useLocation();
  const { Form, submit, data } = useFetcher<MaybeProblem>();
  const from = pathname === PLACE_PATH ? returnPath(search) : pathname + search;
  const action = placePath(from);
  const send = (fields: Record<string, string>) => void submit(fields, { method: "post", action });
  const choose = ({ tile, name }: Place) => send({ tile: writeTile(tile), name });
  const showOnMap = ({ tile, name }: Place) => send({ tile: writeTile(tile), name, ...ON_MAP });
  return { Form, from, action, choose, showOnMap, problem: useProblem(data) };
}

/** Where somebody chooses a place on the way to `from`, a path of the community with its query. */
export function placePath(from: string): string {
  return `${PLACE_PATH}?${new URLSearchParams({ from })}`;
}
