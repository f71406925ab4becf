import { brand } from "#app/brand.ts";
import { minutesToWait } from "#app/durations.ts";
import { enquiryLimits } from "#app/domain/enquiries/limits.ts";
import type { TooMany } from "#app/domain/outcome.ts";
import type { Doubtful } from "#app/http/form-guard.ts";
import type { FormRefusal } from "#app/http/forms.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Why a form was not kept though its fields are right; `failed` where the failure was ours. */
export type EnquiryRefusal = Doubtful | TooMany | FormRefusal | { reason: "failed" };

/** Tells what may help then; where the failure was ours nothing does. */
export function useAdvice(): (refusal: EnquiryRefusal) => string {
  const { advice } = useMessages("site");
  const email = brand.contactEmail;
  return (refusal) => {
    switch (refusal.reason) {
      case "doubtful":
        return refusal.because === "challenge"
          ? advice.challenge({ email })
          : advice[refusal.because];
      case "too-many":
        return refusal.retryAfter <= 60
          ? advice.waitMinute
          : advice.wait({ minutes: minutesToWait(refusal.retryAfter), email });
      case "too-large":
        return advice.tooLarge({ most: enquiryLimits.messageLength });
      case "invalid-input":
        return advice.unreadable;
      case "failed":
        return "";
    }
  };
}
