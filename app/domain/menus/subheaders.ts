import { isVisible } from "#app/domain/visible-text.ts";
import { menuLimits } from "./limits.ts";

/**
 * Reads a section's subheaders from every form that was ever used: a list on the section, a list in its metadata, a
 * single string on the section, a single string in its metadata. The first that holds any text wins. Nested lists
 * are flattened; blanks and anything but strings are dropped; the rest is trimmed.
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
  return (
    [form]
      .flat(Number.POSITIVE_INFINITY)
      .filter((part) => typeof part === "string")
      .map((part) => part.trim())
      // Texts that are too long are refused later.
      .filter((text) => text.length > menuLimits.textLength || isVisible(text))
  );
}
