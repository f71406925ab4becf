import type { ShownPhoto } from "#app/domain/reports/case-context.ts";
import { Key } from "./keys.tsx";

interface CasePhotosProps {
  /** What the photos' paths begin with; `/photos/` and a number follow. */
  path: string;
  photos: ShownPhoto[];
  /** What a screen reader says, before a photo's number. */
  alt: string;
  isChildSafety: boolean;
}

/** The photos of a case, or around it, blurred until asked for; in cases of child safety they stay grey. */
export function CasePhotos({ path, photos, alt, isChildSafety }: CasePhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={isChildSafety ? "case-photos grey" : "case-photos"}>
      {photos.map(({ width, height }, index) => (
        <li key={index}>
          <label>
            <input type="checkbox" data-key="p" /> Show photo {index + 1}{" "}
            {index === 0 && <Key name="p" />}
          </label>
          <div className="veil">
            <img
              src={`${path}/photos/${index + 1}`}
              alt={`${alt}, ${index + 1} of ${photos.length}`}
              width={width}
              height={height}
              loading="lazy"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The path under which a case has the photos of a post around it. */
export function pathAround(caseId: number, thread: string): string {
  return `/desk/reports/${caseId}/posts/${thread}`;
}
