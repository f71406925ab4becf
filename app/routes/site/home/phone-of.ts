export type PhoneKind = "ios" | "android";

/** Whose instructions fit a visitor, told by their User-Agent; undefined where it names neither. */
export function phoneOf(userAgent: string): PhoneKind | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  return userAgent.includes("Android") ? "android" : undefined;
}
