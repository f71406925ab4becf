import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { Key } from "./keys.tsx";

interface CasePhotosProps {
  id: number;
  photos: OpenedCase["was"]["photos"];
  isChildSafety: boolean;
}

/** The photos of a case, blurred until they are asked for; what is about children stays grey. */
export function CasePhotos({ id, photos, isChildSafety }: CasePhotosProps) {
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
              src={`/desk/reports/${id}/photos/${index + 1}`}
              alt={`Reported, ${index + 1} of ${photos.length}`}
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
