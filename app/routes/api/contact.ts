import { sendContactMessage } from "#app/domain/enquiries/enquiries.ts";
import { ContactInput } from "#app/domain/enquiries/input.ts";
import { done } from "#app/domain/outcome.ts";
import { database } from "#app/http/context.ts";
import { countSending } from "#app/http/form-guard.ts";
import { publicCall } from "./calls.ts";
import { door } from "./door.ts";
import { fields } from "./fields.ts";
import { received, ReceivedJson } from "./received-json.ts";
import { sendingOf } from "./sending.ts";

export const loader = door({
  POST: publicCall({
    summary: "Sends us a message",
    takes: {
      input: fields(ContactInput.entries),
      example: { email: "asha@example.com", phone: "9000000003", message: "Namaste!" },
    },
    gives: { status: 201, shape: ReceivedJson, example: received },
    count: (args) => countSending("contact", args),
    async perform({ context, once }, message) {
      await sendContactMessage(context.get(database), message, sendingOf(once, message));
      return done(received);
    },
    show: (answer) => answer,
  }),
});
export const action = loader;
