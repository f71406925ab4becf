/** A text as it stands between the tags of XML: in SVG, in a sitemap. */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
