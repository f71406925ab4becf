import * as v from "valibot";

/** What is told of a deletion that is done. */
export const DeletedJson = v.strictObject({ deleted: v.literal(true) });

export const deleted: v.InferOutput<typeof DeletedJson> = { deleted: true };
