import { useState } from "react";
import { tileAt } from "#app/domain/places/tiles.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { usePlaceChoice } from "./use-place-choice.ts";

const PATIENCE_MS = 15_000;
/** A recent position is good enough for a tile. */
const MAX_AGE_MS = 5 * MINUTE_MS;

/** Asks the phone for its position after a tap, and sends only the tile. */
export function LocateMe() {
  const { chooser } = useMessages("nearby");
  const choice = usePlaceChoice();
  const [state, setState] = useState<"idle" | "asking">("idle");
  const [problem, setProblem] = useState<"denied" | "notFound">();

  function locate() {
    setProblem(undefined);
    if (!("geolocation" in navigator)) return setProblem("notFound");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        const tile = tileAt(coords);
        if (tile === undefined) return setProblem("notFound");
        choice.choose({ tile, name: "" });
      },
      ({ code, PERMISSION_DENIED }) => {
        setState("idle");
        setProblem(code === PERMISSION_DENIED ? "denied" : "notFound");
      },
      // The position from the mobile network is precise enough.
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return (
    <section aria-labelledby="locate-me">
      <h2 id="locate-me">{chooser.locate}</h2>
      <p>{chooser.locateText}</p>
      <button className="button primary" onClick={locate} disabled={state === "asking"}>
        {state === "asking" ? chooser.asking : chooser.usePosition}
      </button>
      <p className="alert" role="alert">
        {problem ? chooser[problem] : choice.problem}
      </p>
    </section>
  );
}
