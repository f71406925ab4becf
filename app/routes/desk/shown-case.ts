import type { RouterContextProvider } from "react-router";
import { nameOfTile } from "#app/domain/places/nearest-place.ts";
import { middleOf } from "#app/domain/places/post-place.ts";
import { openCase, type OpenedCase } from "#app/domain/reports/open-case.ts";
import { database, readPlaceNames } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";

/** A case as the desk shows it: of its place no more than what the area is called, as a link to a post tells it. */
export interface ShownCase extends OpenedCase {
  /** Empty where nothing near has a name. */
  area: string;
}

/** A case with the names that its page needs; undefined if there is none. */
export async function showCase(
  context: Readonly<RouterContextProvider>,
  id: number,
  { now }: { now: number },
) {
  const found = await openCase(context.get(database), id, { now });
  if (!found) return undefined;
  const { place, ...rest } = found;
  const area = await nameOfTile(middleOf(place), context.get(readPlaceNames)).catch(() => "");
  const opened: ShownCase = { ...rest, area };
  const { reasons } = messagesIn("en", "safety");
  return { opened, reasonNames: reasons, rules: messagesIn("en", "rules") };
}
