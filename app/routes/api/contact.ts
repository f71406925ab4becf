import { sendContactMessage } from "#app/domain/enquiries/enquiries.ts";
import { ContactInput } from "#app/domain/enquiries/input.ts";
import { done } from "#app/domain/outcome.ts";
import { database } from "#app/http/context.ts";
import { countEnquiry, countSending } from "#app/http/form-guard.ts";
import { publicCall } from "./calls.ts";
import { endpoint } from "./endpoint.ts";
import { received, ReceivedJson, sendingOf } from "./enquiry-calls.ts";
import { fields } from "./fields.ts";

export const loader = endpoint({
  POST: publicCall({
    summary: "Sends us a message",
    takes: {
      input: fields(ContactInput.entries),
      example: { email: "asha@example.com", phone: "9000000003", message: "Namaste!" },
    },
    gives: { status: 201, shape: ReceivedJson, example: received },
    count: (args) => countSending("contact", args),
    async perform({ request, context, once }, message) {
      const sending = sendingOf(once, message);
      const counted = await countEnquiry("contact", { request, context }, sending);
      if (!counted.ok) return counted;
      await sendContactMessage(context.get(database), message, sending);
      return done(received);
    },
    show: (answer) => answer,
  }),
});
export const action = loader;
