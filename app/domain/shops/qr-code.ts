import { encode } from "uqr";
import { escapeXml } from "#app/domain/escape-xml.ts";

/** Modules of white around the code, which readers need to find it. */
const QUIET_ZONE = 4;

/**
 * A text as a QR code: an SVG document, one unit to a module, its quiet zone included. A quarter of the code
 * may be dirty or torn (error correction Q), or more where that takes no larger code. Throws for a text of
 * more than 1,663 bytes, which no code holds.
 */
export function qrCodeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: "Q", boostEcc: true, border: QUIET_ZONE });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" shape-rendering="crispEdges">` +
    `<title>QR code: ${escapeXml(text)}</title>` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path d="${data.map(darkRuns).join("")}"/></svg>`
  );
}

/** The dark modules of a row, side by side merged into one rectangle. */
function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...modules.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
