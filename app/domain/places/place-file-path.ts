/** Where the file of places whose names begin like this is: its content never changes, as its version does. */
export function placeFilePath(name: string, version = __PLACES_VERSION__): string {
  return `/assets/places/${version}/${name}.txt`;
}
