import { brand } from "#app/brand.ts";
import { enquiryLimits } from "#app/domain/enquiries/limits.ts";
import type { Doubtful, Refusal } from "#app/domain/outcome.ts";

const DOUBTS: Record<Doubtful["because"], string> = {
  trap: "A field that has to stay empty was filled in, perhaps by your browser. It is empty again.",
  haste: "That was faster than anybody types. Please send it once more.",
  token: "The form was opened too long ago, or is not from this page. It is ready to be sent now.",
  challenge: `We could not tell that you are a person. Please try again, or write to ${brand.contactEmail}.`,
};

/** What may help a person whose form was refused for another reason than its fields. */
export function adviceFor(refusal: Refusal): string {
  switch (refusal.reason) {
    case "doubtful":
      return DOUBTS[refusal.because];
    case "too-many":
      return "It was sent several times. Please wait a minute, then send it once more.";
    case "too-large":
      return `That is more than the form takes. A message may have ${enquiryLimits.messageLength} characters.`;
    default:
      return "What came was not the form of this page, or not in readable text.";
  }
}
