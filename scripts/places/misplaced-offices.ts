import type { KnownPlace } from "#app/domain/places/place-file.ts";
import { centreOf, columnAndRow, distanceKm, type Tile } from "#app/domain/places/tiles.ts";
import { foldOnce } from "./fold-once.ts";

/** How far two sources must differ, in kilometres, before the position of an office is taken to be wrong. */
const FAR_KM = 10;
/** A place of the same name that is further away than this is a different one. */
const ANOTHER_KM = 60;

/**
 * The offices, with those of towns moved to where GeoNames has the town, if both sources know one town of this name in the
 * state, the directory says that it is elsewhere, and what is around the town is not in another district. Of 456 such
 * positions of GeoNames, 313 were nearer to those of a third source.
 * @param places GeoNames' places in India
 */
export function placed(offices: KnownPlace[], places: KnownPlace[]): KnownPlace[] {
  const towns = onlyOnes(places);
  const ofTowns = onlyOnes(offices.filter(({ kind }) => kind !== "village"));
  const around = Map.groupBy(offices, ({ tile }) => squareOf(tile));
  return offices.map((office) => {
    const name = nameAndState(office);
    const town = ofTowns.get(name) === office ? towns.get(name) : undefined;
    if (!town || !isMisplaced(office, town, around.get(squareOf(town.tile)))) return office;
    return { ...office, tile: town.tile, isShared: false };
  });
}

/** The places whose names no others in their states have. */
function onlyOnes(places: KnownPlace[]): Map<string, KnownPlace> {
  const named = Map.groupBy(places, nameAndState);
  return new Map(
    [...named].flatMap(([name, [one, another]]): [string, KnownPlace][] =>
      one && !another ? [[name, one]] : [],
    ),
  );
}

function isMisplaced(office: KnownPlace, town: KnownPlace, around: KnownPlace[] = []): boolean {
  const km = distanceKm(centreOf(office.tile), centreOf(town.tile));
  const isElsewhere = around.length > 0 && around.every(({ area }) => area !== office.area);
  return km >= FAR_KM && km <= ANOTHER_KM && !isElsewhere;
}

/** Names a square of 16 tiles across, some 10 km. */
function squareOf(tile: Tile): string {
  const { x, y } = columnAndRow(tile);
  return `${Math.floor(x / 16)} ${Math.floor(y / 16)}`;
}

function nameAndState({ name, area }: KnownPlace): string {
  return [name, area.split(", ").at(-1) ?? ""].map((part) => foldOnce(part).join("")).join(" ");
}
