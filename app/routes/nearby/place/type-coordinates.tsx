import { useState } from "react";
import { tileAt } from "#app/domain/places/tiles.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { usePlaceChoice } from "./use-place-choice.ts";

const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)°?(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)°?$/;

/** A place by its coordinates, which become a tile here and never leave the phone. */
export function TypeCoordinates() {
  const choice = usePlaceChoice();
  const [problem, setProblem] = useState<string>();

  function choose({ coordinates, name }: Record<string, string>) {
    const [, latitude, longitude] = COORDINATES.exec(coordinates?.trim() ?? "") ?? [];
    const tile = tileAt({ latitude: Number(latitude), longitude: Number(longitude) });
    if (tile === undefined) {
      return setProblem("Please write latitude and longitude, such as 19.07, 72.87");
    }
    setProblem(undefined);
    choice.choose({ tile, name: name ?? "" });
  }

  return (
    <section aria-labelledby="another-place">
      <h2 id="another-place">Another place</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          choose(textsOf(new FormData(event.currentTarget)));
        }}
      >
        <TextField
          id="coordinates"
          name="coordinates"
          label="Latitude, longitude"
          hint="From any map. They are rounded on your phone, before anything is sent."
          inputMode="text"
          maxLength={60}
          autoComplete="off"
          problem={problem ?? choice.problem}
        />
        <TextField
          id="place-name"
          name="name"
          label="What you call it (optional)"
          maxLength={40}
          autoComplete="off"
        />
        <button className="button">Look around there</button>
      </form>
    </section>
  );
}
