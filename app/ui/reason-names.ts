import type { Reason } from "#app/domain/reports/input.ts";

/** Each reason for a report, as the policies call it. */
export const REASON_NAMES: Record<Reason, string> = {
  "child-safety": "A child is being harmed",
  violence: "Violence or a threat",
  harassment: "Harassment or hate",
  "private-information": "Private information about somebody",
  spam: "Spam or a trick",
  other: "Something else",
};
