import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/ui/messages.tsx";
import type { Part } from "#app/ui/shrink-photo.ts";
import { COVER, MOST_ZOOM, movedView, partInView, type View } from "./part-in-view.ts";
import { useFingers } from "./use-fingers.ts";

/** So many pixels of the canvas to one of the cover. */
const SHARPNESS = 2;
const SLIDERS = [
  { of: "zoom", min: 1, max: MOST_ZOOM },
  { of: "x", min: 0, max: 1 },
  { of: "y", min: 0, max: 1 },
] as const;

interface CropperProps {
  picture: ImageBitmap;
  /** Told which part of it is shown, at first and whenever it changes. */
  onPart: (part: Part) => void;
}

/** Shows a picture as it will stand above the menu, to be moved and enlarged. */
export function Cropper({ picture, onPart }: CropperProps) {
  const { picture: texts } = useMessages("photos");
  const names = { zoom: texts.zoom, x: texts.across, y: texts.down };
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<View>({ x: 0.5, y: 0.5, zoom: 1 });
  const fingers = useFingers((move) => {
    setView((before) => movedView(picture, before, move));
  });
  useEffect(() => {
    if (!canvas.current) return;
    const part = partInView(picture, view);
    const { width, height } = canvas.current;
    const pen = canvas.current.getContext("2d");
    pen?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
    onPart(part);
  }, [picture, view, onPart]);
  return (
    <div className="cropper" role="group" aria-label={texts.crop}>
      <b>{texts.crop}</b>
      <canvas
        ref={canvas}
        width={COVER.width * SHARPNESS}
        height={COVER.height * SHARPNESS}
        aria-hidden="true"
        {...fingers}
      />
      <p className="hint">{texts.cropHint}</p>
      {SLIDERS.map(({ of, min, max }) => (
        <label key={of}>
          {names[of]}
          <input
            type="range"
            min={min}
            max={max}
            step={0.02}
            value={view[of]}
            onChange={({ target }) => setView({ ...view, [of]: Number(target.value) })}
          />
        </label>
      ))}
    </div>
  );
}
