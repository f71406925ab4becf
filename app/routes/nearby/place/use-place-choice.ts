import { useFetcher, useLocation } from "react-router";
import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import { returnPath } from "#app/device/paths.ts";
import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";

/** Chooses a place and goes on to where the reader was going. If the network fails, the page stays with `problem`. */
export function usePlaceChoice() {
  const { pathname, search } = useLocation();
  const { Form, submit, data } = useFetcher<MaybeProblem>();
  const action = placePath(pathname === "/nearby/place" ? returnPath(search) : pathname + search);
  const choose = ({ tile, name }: Place) =>
    void submit({ tile: writeTile(tile), name }, { method: "post", action });
  return { Form, action, choose, problem: useProblem(data) };
}

/** Where somebody chooses a place on the way to `from`, a path of the community with its query. */
export function placePath(from: string): string {
  return `/nearby/place?${new URLSearchParams({ from })}`;
}
