import { useRef, useState } from "react";
import type { Position } from "#app/domain/places/tiles.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { readPlaceFile } from "#app/ui/places/read-place-file.ts";
import { isLinkAmong, placeNear, positionIn, positionTexts } from "./shop-position.ts";

const PATIENCE_MS = 15_000;
/** With an error of this many metres, people still find the shop. */
const GOOD_ENOUGH_METRES = 50;

/** The shop's position as the two fields hold it, and the message below them. */
export function useShopPosition(box: React.RefObject<HTMLFieldSetElement | null>) {
  const { placeSaid } = useMessages("editor").details;
  const [said, setSaid] = useState("");
  const [position, setPosition] = useState<Position>();
  const calls = useRef(0);
  /** What the fields held when they were last read or filled. */
  const held = useRef<string>(undefined);

  /** Fills both fields and says which village or town is near, followed by `more`. */
  async function put(next: Position, more = ""): Promise<void> {
    const call = ++calls.current;
    setPosition(next);
    held.current = fill(box.current, positionTexts(next));
    // Without a network, only the name of the place is missing.
    const place = await placeNear(next, readPlaceFile).catch(() => undefined);
    if (call !== calls.current) return;
    const where = place === "" ? placeSaid.nowhere : place && placeSaid.near({ place });
    setSaid([where, more].filter(Boolean).join(" "));
  }

  /** Reads what was typed or pasted into the fields. Returns the place if it is a new one. */
  function read() {
    const texts = textsIn(box.current);
    if (texts.join() === held.current) return;
    held.current = texts.join();
    const next = positionIn([...texts, texts.join()]);
    calls.current += 1;
    setPosition(next);
    if (next) void put(next);
    else setSaid(isLinkAmong(texts) ? placeSaid.shortLink : "");
    return next;
  }

  /** Asks for the phone's location. */
  function ask(onAnswer: (position: Position) => void): void {
    if (!("geolocation" in navigator)) return setSaid(placeSaid.unknown);
    const call = ++calls.current;
    setSaid(placeSaid.asking);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        // Something else was typed or pasted meanwhile.
        if (call !== calls.current) return;
        const metres = Math.ceil(accuracy);
        const more = metres > GOOD_ENOUGH_METRES ? placeSaid.roughly({ metres }) : "";
        void put({ latitude, longitude }, more);
        onAnswer({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (call !== calls.current) return;
        setSaid(code === PERMISSION_DENIED ? placeSaid.denied : placeSaid.unknown);
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  }

  return { position, said, put, read, ask };
}

function inputsIn(box: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(box?.querySelectorAll<HTMLInputElement>("input[name$=itude]") ?? [])];
}

/** Gives what they hold then. */
function fill(box: HTMLFieldSetElement | null, texts: readonly string[]): string {
  if (textsIn(box).join() !== texts.join()) {
    for (const [at, input] of inputsIn(box).entries()) input.value = texts[at] ?? "";
    box?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return texts.join();
}

function textsIn(box: HTMLFieldSetElement | null): string[] {
  return inputsIn(box).map(({ value }) => value);
}
