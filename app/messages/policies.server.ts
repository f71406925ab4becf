import csaeStandards from "./en/csae-standards.md";
import privacyPolicy from "./en/privacy-policy.md";
import csaeStandardsInHindi from "./hi/csae-standards.md";
import privacyPolicyInHindi from "./hi/privacy-policy.md";
import type { Language } from "./languages.ts";
import type { Policy } from "./policy-markdown.ts";

export const policies: Record<Language, Record<"privacy-policy" | "csae-standards", Policy>> = {
  en: { "privacy-policy": privacyPolicy, "csae-standards": csaeStandards },
  hi: { "privacy-policy": privacyPolicyInHindi, "csae-standards": csaeStandardsInHindi },
};
