import type { Reason } from "#app/domain/reports/input.ts";

/** Each reason for a report, as the policies call it, with what it takes in. */
export const REASON_NAMES: Record<Reason, { name: string; hint?: string }> = {
  "child-safety": { name: "A child is being harmed" },
  violence: { name: "Violence or a threat" },
  harassment: { name: "Harassment or hate" },
  "private-information": {
    name: "Private information about somebody",
    hint: "A phone number, a home, or a picture that should not be seen",
  },
  spam: { name: "Spam or a trick" },
  other: { name: "Something else" },
};
