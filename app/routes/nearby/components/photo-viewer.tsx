import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";
import photoViewerCss from "./photo-viewer.css?inline";
import { OnwardIcon, RemoveIcon } from "./icon.tsx";
import { photoPath } from "./photo-path.ts";

interface PhotoViewerProps extends Pick<ShownPost, "photos"> {
  /** The index of the photo that is shown first. */
  first: number;
  altOf: (index: number) => string;
  /** Takes the viewer away. */
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A post's photos over the whole screen, one at a time: by swiping, or with arrow keys and buttons. A double tap zooms in,
 * as does the browser's own pinch. Open while rendered.
 */
export function PhotoViewer({ photos, first, altOf, onClose }: PhotoViewerProps) {
  const { viewer } = useMessages("nearby");
  const { shown, dialog, slides, goTo, noteScroll } = useSlides(first);
  const closer = useCloser(slides, shown);
  return (
    <dialog
      ref={dialog}
      className="photo-viewer"
      aria-label={viewer.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        goTo(shown + step);
      }}
    >
      <style>{photoViewerCss}</style>
      <button className="close" aria-label={viewer.close} onClick={onClose}>
        <RemoveIcon />
      </button>
      <ul ref={slides} onScroll={noteScroll}>
        {photos.map((photo, index) => (
          <Slide
            key={photo.name}
            photo={photo}
            alt={altOf(index)}
            isShown={index === shown}
            isCloser={index === closer}
          />
        ))}
      </ul>
      {photos.length > 1 && (
        <>
          <button
            className="previous"
            aria-label={viewer.previous}
            disabled={shown === 0}
            onClick={() => goTo(shown - 1)}
          >
            <OnwardIcon />
          </button>
          <button
            className="next"
            aria-label={viewer.next}
            disabled={shown === photos.length - 1}
            onClick={() => goTo(shown + 1)}
          >
            <OnwardIcon />
          </button>
          <p role="status">{viewer.place({ number: shown + 1, photos: photos.length })}</p>
        </>
      )}
    </dialog>
  );
}

interface SlideProps {
  photo: ShownPost["photos"][number];
  alt: string;
  isShown: boolean;
  isCloser: boolean;
}

/** A photo; until it has loaded, its small picture. Each loads when it is first shown. */
function Slide({ photo, alt, isShown, isCloser }: SlideProps) {
  const { viewer } = useMessages("nearby");
  const { name, small, width, height } = photo;
  const state = useWholePhoto(name, isShown);
  const meanwhile = small ?? (isShown && state !== "failed" ? name : undefined);
  const shownName = state === "there" ? name : meanwhile;
  return (
    <li className={isCloser ? "closer" : undefined}>
      {shownName !== undefined && (
        <img src={photoPath(shownName)} alt={alt} width={width} height={height} />
      )}
      {state === "failed" && <p role="alert">{viewer.notLoaded}</p>}
    </li>
  );
}

/**
 * Loads a photo as soon as it is shown. If that fails, tries again when it is next shown or the phone is back online.
 */
function useWholePhoto(name: string, isShown: boolean): "loading" | "there" | "failed" {
  const [state, setState] = useState<"loading" | "there" | "failed">("loading");
  const isWanted = isShown && state !== "there";
  useEffect(() => {
    if (!isWanted) return undefined;
    let isAsked = true;
    const load = () => {
      const whole = new Image();
      whole.src = photoPath(name);
      whole.decode().then(
        () => isAsked && setState("there"),
        () => isAsked && setState("failed"),
      );
    };
    load();
    addEventListener("online", load);
    return () => {
      isAsked = false;
      removeEventListener("online", load);
    };
  }, [name, isWanted]);
  return state;
}

/** How many times larger a photo is when zoomed in; its CSS has the same number. */
const CLOSER = 2.5;

/** Which photo is zoomed in, and from where it was tapped; none once another is shown. */
function useCloser(slides: RefObject<HTMLElement | null>, shown: number): number | undefined {
  const [close, setClose] = useState<{ index: number; left: number; top: number }>();
  if (close && close.index !== shown) setClose(undefined);
  const toggle = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    const slide = (target as Element).closest("li");
    if (!slide) return;
    const { left, top } = slide.getBoundingClientRect();
    const there = { left: clientX - left, top: clientY - top };
    setClose(close ? undefined : { index: shown, ...there });
  });
  useEffect(() => {
    const row = slides.current;
    const listen = (event: MouseEvent) => toggle(event);
    row?.addEventListener("dblclick", listen);
    return () => row?.removeEventListener("dblclick", listen);
  }, [slides]);
  useLayoutEffect(() => {
    if (!close) return;
    const { index, left, top } = close;
    // The point that was tapped stays where it is.
    slides.current?.children[index]?.scrollTo(left * (CLOSER - 1), top * (CLOSER - 1));
  }, [slides, close]);
  return close?.index;
}

/** The modal dialog and its row of slides, one of which fills the screen. */
function useSlides(first: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const row = slides.current;
    // So that the keys reach what scrolls.
    if (row) row.tabIndex = 0;
    row?.scrollTo({ left: first * row.clientWidth, behavior: "instant" });
    // Gives the focus back to the link that was tapped.
    return () => element?.close();
  }, [first]);
  const goTo = (index: number) => slides.current?.children[index]?.scrollIntoView();
  const noteScroll = () => {
    const row = slides.current;
    if (row) setShown(Math.round(row.scrollLeft / row.clientWidth));
  };
  return { shown, dialog, slides, goTo, noteScroll };
}
