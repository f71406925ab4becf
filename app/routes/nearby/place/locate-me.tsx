import { useEffect, useRef, useState } from "react";
import type { Place } from "#app/domain/places/place.ts";
import { tileAt, type Tile } from "#app/domain/places/tiles.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { LocateIcon } from "#app/ui/places/icons.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { browserKind } from "./browser-kind.ts";
import { LookAround } from "./look-around.tsx";
import { noticeTurning } from "./notice-turning.ts";
import { usePlaceChoice } from "#app/routes/nearby/components/use-place-choice.ts";

type Problem = "denied" | "notFound";

const PATIENCE_MS = 15_000;
/** A recent position is good enough for a tile. */
const MAX_AGE_MS = 5 * MINUTE_MS;

/**
 * Asks the phone for its position after a tap, and sends only the tile. Who has turned to something else before the answer is
 * offered the place, and not taken there. Its room is kept until the script runs.
 */
export function LocateMe({ places }: { places: Place[] }) {
  const chooser = useMessages("chooser");
  const choice = usePlaceChoice();
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<"idle" | "asking">("idle");
  const [problem, setProblem] = useState<Problem>();
  const [offered, setOffered] = useState<Place>();
  const turned = useRef<AbortController>(undefined);
  useEffect(() => () => turned.current?.abort(), []);

  function locate() {
    setProblem(undefined);
    setOffered(undefined);
    if (!("geolocation" in navigator)) return setProblem("notFound");
    setState("asking");
    turned.current = noticeTurning();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void choose(tileAt(coords)),
      ({ code, PERMISSION_DENIED }) => fail(code === PERMISSION_DENIED ? "denied" : "notFound"),
      // The position from the mobile network is precise enough.
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: MAX_AGE_MS },
    );
  }

  function problemText(why: Problem): string {
    if (why === "notFound") return chooser.notFound;
    return `${chooser.denied} ${chooser.allow[browserKind(navigator.userAgent)]}`;
  }

  async function choose(tile: Tile | undefined): Promise<void> {
    if (tile === undefined) return fail("notFound");
    const own = places.find((place) => place.tile === tile)?.name ?? "";
    const name = own || (await nameOf(tile));
    setState("idle");
    if (turned.current?.signal.aborted) setOffered({ tile, name });
    else choice.choose({ tile, name });
  }

  function fail(why: Problem): void {
    setState("idle");
    setProblem(why);
  }

  return (
    <div className={isHydrated ? "locate" : "locate unready"}>
      <button className="button" onClick={locate} disabled={state === "asking"}>
        <LocateIcon />
        {state === "asking" ? chooser.asking : chooser.usePosition}
      </button>
      <p className="quiet">
        <small>{chooser.locateText}</small>
      </p>
      <p className="alert" role="alert">
        {problem ? problemText(problem) : choice.problem}
      </p>
      <p role="status">{offered && chooser.located}</p>
      {offered && <LookAround place={offered} />}
    </div>
  );
}

/** Empty without a network. */
async function nameOf(tile: Tile): Promise<string> {
  const finder = await import("#app/ui/places/find-typed.ts").catch(() => undefined);
  return (await finder?.suggestName(tile)) ?? "";
}
