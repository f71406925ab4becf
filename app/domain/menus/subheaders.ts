import { isVisible } from "#app/domain/visible-text.ts";

/**
 * Reads a section's subheaders from whichever form they arrive in: a list on the section, a list in its
 * metadata, a single old-style string, a single string in its metadata. The first form that holds any
 * text wins. Nested lists are flattened; what is not a string or is blank is left out; the rest is trimmed.
 */
export function readSubheaders(section: {
  subheaders?: unknown;
  subheader?: unknown;
  metadata?: unknown;
}): string[] {
  const metadata = (section.metadata ?? {}) as { subheaders?: unknown; subheader?: unknown };
  const forms = [section.subheaders, metadata.subheaders, section.subheader, metadata.subheader];
  return forms.map(textsIn).find((texts) => texts.length > 0) ?? [];
}

function textsIn(form: unknown): string[] {
  return [form]
    .flat(Number.POSITIVE_INFINITY)
    .filter((part) => typeof part === "string")
    .map((part) => part.trim())
    .filter(isVisible);
}
