import type { Menu } from "#app/domain/menus/menus.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { photosToSend, type PhotoState } from "./photo-list.ts";
import { usePhotos } from "./use-photo-queue.ts";

/** Where the photos of this shop are that were chosen on this device. Nothing while there are none. */
export function PhotoStatus({ sections }: { sections: Menu["sections"] }) {
  const { state, drop } = usePhotos();
  const photos = useMessages("photos");
  const { retry } = useMessages("editor");
  const problems = useMessages("problems");
  const language = useLanguage();
  const refused = state.waiting.filter(({ key }) => state.refused.has(key));
  const nameOf = (itemId: number) => {
    const items = sections.flatMap((section) => section.items);
    return items.find(({ id }) => id === itemId)?.name ?? photos.title;
  };
  return (
    <div className="photo-status" data-waiting={photosToSend(state).length > 0}>
      <p>{useProgress(state)}</p>
      <p aria-live="polite">{useNews(state)}</p>
      {state.trouble === "logged-out" && (
        <a className="text-button" href="/shop/login" target="_blank" rel="noreferrer">
          {retry.logIn}
        </a>
      )}
      {refused.map(({ key, itemId }) => (
        <p key={key} role="alert">
          <strong lang={textLanguage(nameOf(itemId), language)}>{nameOf(itemId)}</strong>{" "}
          {problemText(problems, { code: state.refused.get(key) ?? "" })}{" "}
          <button className="text-button" onClick={() => void drop(itemId)}>
            {retry.discard}
          </button>
        </p>
      ))}
    </div>
  );
}

/** How many are saved, which wait and what follows from that, and which wait for another choice. */
function useProgress(state: PhotoState): string {
  const photos = useMessages("photos");
  const { saved, waiting, isKept } = state;
  const toSend = photosToSend(state).length;
  const refused = waiting.length - toSend;
  if (waiting.length === 0) return "";
  return [
    photos.progress({ saved: saved.length, total: saved.length + waiting.length }),
    toSend > 0 && photos.waiting({ count: toSend }),
    toSend > 0 && (isKept ? photos.ifClosed : photos.notKept),
    refused > 0 && photos.refused({ count: refused }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is worth an announcement, unlike each single photo. */
function useNews(state: PhotoState): string {
  const photos = useMessages("photos");
  const { saved, waiting, dropped, trouble } = state;
  const isDone = waiting.length === 0 && saved.length > 0;
  return [
    photosToSend(state).length > 0 && trouble && photos.trouble[trouble],
    isDone && photos.done({ count: saved.length }),
    dropped > 0 && photos.dropped({ count: dropped }),
  ]
    .filter(Boolean)
    .join(" ");
}
