import type { KnownPlace } from "#app/domain/places/place-file.ts";
import type { Place } from "#app/domain/places/place.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { PinIcon } from "./icons.tsx";
import { placeLabel } from "./place-label.ts";

interface FoundPlaceProps {
  place: KnownPlace | Place;
  typed: string;
}

/** A place that was found: its name with what was typed in bold, where it lies, and its PIN code. */
export function FoundPlace({ place, typed }: FoundPlaceProps) {
  const places = useMessages("places");
  const language = useLanguage();
  const label = placeLabel(place, places);
  const begun = label.toLowerCase().startsWith(typed.toLowerCase()) ? typed.length : 0;
  return (
    <>
      <PinIcon />
      <span>
        <span lang={textLanguage(label, language)}>
          <b>{label.slice(0, begun)}</b>
          {label.slice(begun)}
        </span>{" "}
        {"area" in place && place.area !== place.name && (
          <small lang={textLanguage(place.area, language)}>{place.area}</small>
        )}
      </span>{" "}
      {"pin" in place && <small className="pin">{place.pin}</small>}
    </>
  );
}
