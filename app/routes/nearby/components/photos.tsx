import { lazy, Suspense, useEffect, useState, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** What the viewer's entry of the history holds. */
interface Viewing {
  /** The name of the photo that was tapped. */
  viewing: string;
}

/**
 * The photos of a post, each a link to itself that opens a viewer once that is there. An open viewer is an entry of the
 * history of its own, so that Back closes it. Width and height are set so that nothing moves as they load.
 */
export function Photos({ photos }: Pick<ShownPost, "photos">) {
  const { card } = useMessages("nearby");
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: Partial<Viewing> | null };
  const first = photos.findIndex(({ name }) => name === state?.viewing);
  const hasViewer = useHasViewer(photos.length > 0);
  if (photos.length === 0) return null;
  const altOf = (index: number) => card.photo({ number: index + 1, photos: photos.length });
  const open = (event: MouseEvent, name: string) => {
    if (!hasViewer || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    const viewing: Viewing = { viewing: name };
    void navigate({ search, hash: "photo" }, { state: viewing, preventScrollReset: true });
  };
  return (
    <>
      <ul className={`photos of-${photos.length}`}>
        {photos.map(({ name, width, height }, index) => (
          <li key={name}>
            <a href={`/images/${name}`} onClick={(event) => open(event, name)}>
              <img
                src={`/images/${name}`}
                alt={altOf(index)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {hasViewer && first !== -1 && (
        <Suspense>
          <PhotoViewer {...{ photos, first, altOf }} onClose={() => void navigate(-1)} />
        </Suspense>
      )}
    </>
  );
}

const loadViewer = () => import("./photo-viewer.tsx");
const PhotoViewer = lazy(async () => ({ default: (await loadViewer()).PhotoViewer }));

/** Whether the viewer is there; loaded where something has photos. Without a network their links lead to themselves. */
function useHasViewer(isWanted: boolean): boolean {
  const [hasViewer, setHasViewer] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const note = async () =>
      setHasViewer((await loadViewer().catch(() => undefined)) !== undefined);
    void note();
  }, [isWanted]);
  return hasViewer;
}
