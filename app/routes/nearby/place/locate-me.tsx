import { useState } from "react";
import { tileAt } from "#app/domain/places/tiles.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { usePlaceChoice } from "./use-place-choice.ts";

const PATIENCE_MS = 15_000;
/** A recent position is good enough for a tile. */
const MAX_AGE_MS = 5 * MINUTE_MS;

const REFUSED =
  "Your phone did not tell where you are: it may be switched off for this page. You can choose a place below.";
const UNAVAILABLE = "Your phone cannot tell where you are just now. You can choose a place below.";

/** Asks the phone for its position after a tap, and sends only the tile. */
export function LocateMe() {
  const choice = usePlaceChoice();
  const [state, setState] = useState<"idle" | "asking">("idle");
  const [problem, setProblem] = useState("");

  function locate() {
    setProblem("");
    if (!("geolocation" in navigator)) return setProblem(UNAVAILABLE);
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        const tile = tileAt(coords);
        if (tile === undefined) return setProblem(UNAVAILABLE);
        choice.choose({ tile, name: "" });
      },
      ({ code, PERMISSION_DENIED }) => {
        setState("idle");
        setProblem(code === PERMISSION_DENIED ? REFUSED : UNAVAILABLE);
      },
      // The position from the mobile network is precise enough.
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return (
    <section aria-labelledby="locate-me">
      <h2 id="locate-me">Where you are</h2>
      <p>
        To show what is within a short walk, your phone rounds its position to a square of about 600
        metres, and sends us the number of that square. Never where you are exactly.
      </p>
      <button className="button primary" onClick={locate} disabled={state === "asking"}>
        {state === "asking" ? "Asking your phone…" : "Use my position"}
      </button>
      <p className="alert" role="alert">
        {problem || choice.problem}
      </p>
    </section>
  );
}
