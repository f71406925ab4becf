import { useState } from "react";
import { tileAt } from "#app/domain/places/tiles.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { usePlaceChoice } from "./use-place-choice.ts";

const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)°?(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)°?$/;

/** A place by its coordinates, which become a tile here and never leave the phone. */
export function TypeCoordinates() {
  const { chooser } = useMessages("nearby");
  const choice = usePlaceChoice();
  const [isWrong, setIsWrong] = useState(false);

  function choose({ coordinates, name }: Record<string, string>) {
    const [, latitude, longitude] = COORDINATES.exec(coordinates?.trim() ?? "") ?? [];
    const tile = tileAt({ latitude: Number(latitude), longitude: Number(longitude) });
    setIsWrong(tile === undefined);
    if (tile !== undefined) choice.choose({ tile, name: name ?? "" });
  }

  return (
    <section aria-labelledby="another-place">
      <h2 id="another-place">{chooser.another}</h2>
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
          label={chooser.coordinates}
          hint={chooser.coordinatesHint}
          inputMode="text"
          maxLength={60}
          autoComplete="off"
          problem={isWrong ? chooser.coordinatesWrong : choice.problem}
        />
        <TextField
          id="place-name"
          name="name"
          label={chooser.name}
          maxLength={40}
          autoComplete="off"
        />
        <button className="button">{chooser.lookThere}</button>
      </form>
    </section>
  );
}
