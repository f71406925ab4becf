import { isVisible } from "#app/domain/visible-text.ts";
import { menuLimits } from "./limits.ts";

/** Reads every form ever used: a list or a text, on the section or in its metadata. The first that holds text wins. */
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
