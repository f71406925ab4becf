import { useRef, useState } from "react";
import { useMessages } from "#app/ui/messages.tsx";

const PATIENCE_MS = 15_000;
/** A shop that is this far off, in metres, is still found from where a map leads. */
const GOOD_ENOUGH_METRES = 50;

/** Reads where a shop stands, and says which village or town that is near, or why nothing could be read. */
export function usePlaceSaid(fill: (both: readonly string[]) => void) {
  const { placeSaid } = useMessages("editor").details;
  const [said, setSaid] = useState("");
  const calls = useRef(0);

  /** Fills both fields where one of these texts says a whole place; `more` is said with what it is near. */
  async function read(texts: readonly string[], more = ""): Promise<void> {
    const call = ++calls.current;
    try {
      const { isLinkAmong, placeIn, placeNear } = await import("./read-place.ts");
      const both = placeIn(texts);
      if (call !== calls.current) return;
      if (!both) return setSaid(isLinkAmong(texts) ? placeSaid.shortLink : "");
      fill(both);
      const place = await placeNear(both);
      if (call !== calls.current) return;
      const where = place === "" ? placeSaid.nowhere : placeSaid.near({ place });
      setSaid([where, more].filter(Boolean).join(" "));
    } catch {
      if (call !== calls.current) return;
      // Without a network only the place's name is missing: what was typed stands.
      setSaid(more);
    }
  }

  function ask(): void {
    if (!("geolocation" in navigator)) return setSaid(placeSaid.unknown);
    const call = ++calls.current;
    setSaid(placeSaid.asking);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        // Something else was typed or pasted meanwhile.
        if (call !== calls.current) return;
        const metres = Math.ceil(accuracy);
        const more = metres > GOOD_ENOUGH_METRES ? placeSaid.roughly({ metres }) : "";
        void read([`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`], more);
      },
      ({ code, PERMISSION_DENIED }) => {
        if (call !== calls.current) return;
        setSaid(code === PERMISSION_DENIED ? placeSaid.denied : placeSaid.unknown);
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  }

  return { said, ask, read };
}
