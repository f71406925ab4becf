import * as v from "valibot";

export const DeletedJson = v.strictObject({ deleted: v.literal(true) });

export const deleted: v.InferOutput<typeof DeletedJson> = { deleted: true };
