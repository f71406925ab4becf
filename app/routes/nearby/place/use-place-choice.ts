import { useFetcher, useLocation } from "react-router";
import { writeTile } from "#app/domain/places/tiles.ts";
import type { Place } from "#app/http/places.ts";
import { wayBack } from "#app/routes/nearby/worker/paths.ts";
import { placePath } from "./place-path.ts";

/**
 * Has this browser look from another place, and then goes on to where its reader was going. A network that fails
 * leaves the page as it is: `problem` says why.
 */
export function usePlaceChoice() {
  const { pathname, search } = useLocation();
  const { Form, submit, data } = useFetcher<{ problem: string }>();
  const action = placePath(pathname === "/nearby/place" ? wayBack(search) : pathname + search);
  const choose = ({ tile, name }: Place) =>
    void submit({ tile: writeTile(tile), name }, { method: "post", action });
  return { Form, action, choose, problem: data?.problem };
}
