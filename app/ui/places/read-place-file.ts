import { placeFilePath } from "#app/domain/places/place-file-path.ts";
import { readTextFile } from "#app/ui/read-text-file.ts";

/**
 * The text of a file of place names; undefined if there is no file of this name. Only the name leaves the phone: two or
 * three letters, or an area of more than 100 km. Throws if the network fails.
 */
export function readPlaceFile(name: string): Promise<string | undefined> {
  return readTextFile(placeFilePath(name));
}
