import { useEffect, useEffectEvent, useRef, type ChangeEvent, type ReactNode } from "react";
import { postLimits } from "#app/domain/posts/limits.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";
import { CameraIcon, PhotoIcon, RemoveIcon } from "#app/routes/nearby/components/icon.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { ChosenPhotos } from "./use-photos.ts";

const TYPES = "image/jpeg,image/png,image/webp";

interface PhotoPickerProps {
  photos: ChosenPhotos;
  /** Tries once more to read those that this phone keeps. */
  readAgain: () => Promise<void>;
  /** What was found wrong with them as they were sent. */
  problem: string | undefined;
  /** The answer to a form that was refused. */
  answer: { hadPhotos: boolean } | undefined;
  /** What stands beside the buttons. */
  children?: ReactNode;
}

/** The chosen photos, and below them a bar with the buttons for more. Without JavaScript it is a plain file field. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { photos, readAgain, problem: found, answer, children } = props;
  const isHydrated = useIsHydrated();
  const { photos: words } = useMessages("writing");
  const field = useRef<HTMLInputElement>(null);
  const { add, remove, areUnread } = photos;
  const problem = problemNow(photos, found, words);
  const isLost = answer?.hadPhotos && photos.chosen.length + photos.preparing === 0;

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
    <div className="photo-picker">
      <Previews
        photos={photos}
        remove={(photo) => {
          remove(photo);
          field.current?.focus();
        }}
      />
      <div className="send-bar">
        <label className="pick">
          <PhotoIcon /> <span>{words.add}</span>
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
          <label className="pick camera">
            <CameraIcon /> <span>{words.take}</span>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              onChange={(event) => void takeIn(event)}
            />
          </label>
        )}
        {children}
      </div>
      <small id="photos-hint" aria-live="polite">
        {hintOf(photos, words, isHydrated)}
      </small>
      <p className="alert" id="photos-problem" role="alert">
        {problem || (isLost && words.chooseAgain)}
      </p>
      {areUnread && (
        <Unread
          readAgain={() => void readAgain().then(() => field.current?.focus())}
          leave={() => {
            photos.leaveUnread();
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface UnreadProps {
  readAgain: () => void;
  leave: () => void;
}

function Unread({ readAgain, leave }: UnreadProps) {
  const { photos } = useMessages("writing");
  const { buttons } = useMessages("ui");
  return (
    <div className="actions">
      <button type="button" className="button" onClick={readAgain}>
        {buttons.tryAgain}
      </button>
      <button type="button" className="button danger" onClick={leave}>
        {photos.leaveUnread}
      </button>
    </div>
  );
}

type Words = Messages<Catalogue["writing"]["photos"]>;

/** Once they are read, what kept them from being sent is no problem any more. */
function problemNow(photos: ChosenPhotos, found: string | undefined, { unread }: Words): string {
  if (photos.areUnread) return unread;
  return found && found !== unread ? found : photos.problem;
}

/** Without a script nothing makes the photos smaller. */
function hintOf({ chosen, preparing }: ChosenPhotos, words: Words, isHydrated: boolean): string {
  const most = postLimits.photos;
  if (preparing > 0) return words.preparing;
  if (chosen.length > 0) return words.count({ count: chosen.length, most });
  return isHydrated ? words.limit({ most }) : words.limitInAll({ most });
}

interface PreviewsProps {
  photos: ChosenPhotos;
  remove: ChosenPhotos["remove"];
}

function Previews({ photos: { chosen, preparing }, remove }: PreviewsProps) {
  const { photos: words } = useMessages("writing");
  if (chosen.length + preparing === 0) return null;
  return (
    <ol aria-label={words.chosen}>
      {chosen.map((photo, index) => (
        <li key={photo.url}>
          <img src={photo.url} alt={words.preview({ number: index + 1, count: chosen.length })} />
          <button
            type="button"
            aria-label={words.remove({ number: index + 1 })}
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
