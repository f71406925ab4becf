import * as v from "valibot";

/** What is told of a message or a request that has arrived. */
export const ReceivedJson = v.strictObject({ received: v.literal(true) });

export const received: v.InferOutput<typeof ReceivedJson> = { received: true };
