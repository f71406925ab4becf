import { lazy, Suspense, useEffect, useState, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { photoPath } from "./photo-path.ts";

/** What the viewer's entry of the history holds. */
interface Viewing {
  /** The name of the photo that was tapped. */
  viewing: string;
}

/**
 * The small pictures of a post's photos, each a link to its photo that opens a viewer. An open viewer has its own entry in
 * the history, so that Back closes it. Width, height and ratio are set so that nothing moves while they load.
 */
export function Photos({ photos }: Pick<ShownPost, "photos">) {
  const { card } = useMessages("nearby");
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: Partial<Viewing> | null };
  const first = photos.findIndex(({ name }) => name === state?.viewing);
  const viewed = photos[first];
  const hasViewer = useHasViewer(viewed && photoPath(viewed.name));
  const [only] = photos;
  if (!only) return null;
  const altOf = (index: number) => card.photo({ number: index + 1, photos: photos.length });
  const open = (event: MouseEvent, name: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const viewing: Viewing = { viewing: name };
    void navigate({ search, hash: "photo" }, { state: viewing, preventScrollReset: true });
  };
  return (
    <>
      <ul className={`photos of-${photos.length}`} data-ratio={only.width / only.height}>
        {photos.map((photo, index) => (
          <li key={photo.name}>
            <a
              href={photoPath(photo.name)}
              aria-label={altOf(index)}
              onClick={(event) => open(event, photo.name)}
            >
              <img
                src={photoPath(photo.small ?? photo.name)}
                alt={altOf(index)}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {hasViewer && viewed && (
        <Suspense>
          <PhotoViewer {...{ photos, first, altOf }} onClose={() => void navigate(-1)} />
        </Suspense>
      )}
    </>
  );
}

const loadViewer = () => import("./photo-viewer.tsx");
const PhotoViewer = lazy(async () => ({ default: (await loadViewer()).PhotoViewer }));

/**
 * Whether the viewer has been loaded, which happens when the first photo is tapped. If it cannot be loaded, for example
 * without a network, the photo itself opens.
 * @param path The path of the photo that is to be viewed, if there is one
 */
function useHasViewer(path: string | undefined): boolean {
  const [hasViewer, setHasViewer] = useState(false);
  useEffect(() => {
    if (path === undefined || hasViewer) return undefined;
    let isAsked = true;
    const load = async () => {
      await loadViewer();
      setHasViewer(true);
    };
    load().catch(() => isAsked && location.replace(path));
    return () => void (isAsked = false);
  }, [path, hasViewer]);
  return hasViewer;
}
