import type { Place } from "#app/domain/places/place.ts";
import { PlaceButton } from "#app/routes/nearby/components/place-button.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** Chooses a place that nobody has typed, by its name if it has one. */
export function LookAround({ place }: { place: Place }) {
  const chooser = useMessages("chooser");
  const name = <span lang={textLanguage(place.name, useLanguage())} />;
  return (
    <PlaceButton place={place}>
      {place.name ? rich(chooser.lookAround({ place: place.name, name })) : chooser.lookThere}
    </PlaceButton>
  );
}
