import { encode } from "uqr";
import { escapeXml } from "#app/domain/escape-xml.ts";

/** Readers need a white margin of so many modules. */
const QUIET_ZONE = 4;

/** Rows of modules, the dark ones true. A quarter may be dirty or torn (correction Q). Throws for over 1,663 bytes. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: "Q", boostEcc: true, border: QUIET_ZONE }).data;
}

/** An SVG document, one unit a module. Throws for over 1,663 bytes. */
export function qrCodeSvg(text: string): string {
  const data = qrModules(text);
  const size = data.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" shape-rendering="crispEdges">` +
    `<title>QR code: ${escapeXml(text)}</title>` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path d="${data.map(darkRuns).join("")}"/></svg>`
  );
}

function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...modules.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
