import { findPhotoAround } from "#app/domain/reports/case-context.ts";
import { findCasePhoto } from "#app/domain/reports/open-case.ts";
import { database, stores } from "#app/http/context.ts";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/case-photo";
import { numberOf } from "./fields.ts";

/**
 * A reported photo as it was; or, if the address names a post, a photo around the case as it is now: from the post that a
 * reported comment answers, or from another post by the same author. For moderators only.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [caseId, number] = [numberOf(params.case_id), numberOf(params.photo)];
  if (caseId === undefined || number === undefined) return plainNotFound();
  const thread = "public_id" in params ? params.public_id : undefined;
  const db = context.get(database);
  const found =
    thread === undefined
      ? await findCasePhoto(db, { caseId, number })
      : await findPhotoAround(db, { caseId, thread, number });
  const { evidence, images } = context.get(stores);
  const bucket = found?.isEvidence ? evidence : images;
  const photo = found && (await bucket.find(found.key));
  if (!photo) return plainNotFound();
  photo.headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
  return new Response(photo.body, { headers: photo.headers });
}
