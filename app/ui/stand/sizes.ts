/** The sizes in which a stand is printed, in millimetres. */
export const SIZES = [
  { size: "a6", name: "A6", width: 105, height: 148 },
  { size: "a5", name: "A5", width: 148, height: 210 },
] as const;

export type StandSize = (typeof SIZES)[number]["size"];

/** The size of this name; without one the smallest. */
export function sizeNamed(name: string | null): StandSize {
  return (SIZES.find(({ size }) => size === name) ?? SIZES[0]).size;
}
