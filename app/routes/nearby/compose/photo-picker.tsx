import { useEffect, useEffectEvent, useRef, type ChangeEvent } from "react";
import { postLimits } from "#app/domain/posts/limits.ts";
import { CameraIcon, PhotoIcon, RemoveIcon } from "#app/routes/nearby/components/icon.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import type { ChosenPhotos } from "./use-photos.ts";

const TYPES = "image/jpeg,image/png,image/webp";

/** Chooses and shows the photos of a post. Without JavaScript it is a plain file field. */
export function PhotoPicker({ photos, problem }: { photos: ChosenPhotos; problem: string }) {
  const isHydrated = useIsHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { chosen, preparing, add, remove } = photos;

  async function takeIn({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    // So that a removed photo can be chosen again.
    target.value = "";
    await add(files);
  }

  const takeInEarly = useEffectEvent(() => {
    // Chosen before the script had loaded.
    const early = [...(field.current?.files ?? [])];
    if (field.current) field.current.value = "";
    if (early.length > 0) void add(early);
  });
  useEffect(() => takeInEarly(), []);

  return (
    <div className={isHydrated ? "photo-picker live" : "photo-picker"}>
      <Previews
        photos={photos}
        remove={(photo) => {
          remove(photo);
          field.current?.focus();
        }}
      />
      <div className="pick">
        <label>
          <PhotoIcon /> <span>Add photos</span>
          <input
            ref={field}
            id="photos"
            type="file"
            name="photos"
            accept={TYPES}
            multiple
            aria-describedby="photos-hint photos-problem"
            autoFocus={problem !== ""}
            onChange={(event) => void takeIn(event)}
          />
        </label>
        {isHydrated && (
          <label className="camera">
            <CameraIcon /> <span>Take one</span>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              onChange={(event) => void takeIn(event)}
            />
          </label>
        )}
      </div>
      <small id="photos-hint" aria-live="polite">
        {preparing > 0
          ? "Making them small…"
          : `${chosen.length === 0 ? "Up to" : `${chosen.length} of`} ${postLimits.photos}${isHydrated ? "" : ", of 5 MB together"}. Where and when they were taken is left out.`}
      </small>
      <p className="alert" id="photos-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

interface PreviewsProps {
  photos: ChosenPhotos;
  remove: ChosenPhotos["remove"];
}

function Previews({ photos: { chosen, preparing }, remove }: PreviewsProps) {
  if (chosen.length + preparing === 0) return null;
  return (
    <ol aria-label="Chosen photos">
      {chosen.map((photo, index) => (
        <li key={photo.url}>
          <img src={photo.url} alt={`What you chose, ${index + 1} of ${chosen.length}`} />
          <button
            type="button"
            aria-label={`Remove photo ${index + 1}`}
            onClick={() => remove(photo)}
          >
            <RemoveIcon />
          </button>
        </li>
      ))}
      {Array.from({ length: preparing }, (_, index) => (
        <li key={index} className="preparing" aria-hidden="true" />
      ))}
    </ol>
  );
}
