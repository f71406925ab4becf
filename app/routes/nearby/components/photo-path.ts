/** The path of a photo, or of its small picture, by its name. */
export function photoPath(name: string): string {
  return `/images/${name}`;
}
