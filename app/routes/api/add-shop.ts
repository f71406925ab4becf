import { requestShop } from "#app/domain/enquiries/enquiries.ts";
import { ShopRequestInput } from "#app/domain/enquiries/input.ts";
import { done } from "#app/domain/outcome.ts";
import { database } from "#app/http/context.ts";
import { countEnquiry, countSending } from "#app/http/form-guard.ts";
import { publicCall } from "./calls.ts";
import { endpoint } from "./endpoint.ts";
import { received, ReceivedJson, sendingOf } from "./enquiry-calls.ts";
import { fields } from "./fields.ts";

const { shopName, phoneNumber, message } = ShopRequestInput.entries;

export const loader = endpoint({
  POST: publicCall({
    summary: "Asks for a menu for a shop",
    takes: {
      input: fields({ shop_name: shopName, phone_number: phoneNumber, message }),
      example: { shop_name: "Asha Chaat Corner", phone_number: "9000000003", message: "" },
    },
    gives: { status: 201, shape: ReceivedJson, example: received },
    count: (args) => countSending("add-shop", args),
    async perform({ request, context, once }, { shop_name, phone_number, message }) {
      const shopRequest = { shopName: shop_name, phoneNumber: phone_number, message };
      const sending = sendingOf(once, shopRequest);
      const counted = await countEnquiry("add-shop", { request, context }, sending);
      if (!counted.ok) return counted;
      await requestShop(context.get(database), shopRequest, sending);
      return done(received);
    },
    show: (answer) => answer,
  }),
});
export const action = loader;
