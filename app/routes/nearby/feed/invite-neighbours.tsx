import { brand } from "#app/brand.ts";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import type { Place } from "#app/domain/places/place.ts";
import { InviteIcon, OnwardIcon } from "#app/routes/nearby/components/icon.tsx";
import { useMessages } from "#app/ui/messages.tsx";

/** Leads to WhatsApp with a message that invites neighbours, whose link opens the feed of this place for anybody. */
export function InviteNeighbours({ place }: { place: Place }) {
  const { invite } = useMessages("nearby");
  const link = brand.homeAddress + cornerPath(place.tile);
  const text = invite.message({ link });
  return (
    <a
      className="card invite"
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      <InviteIcon />
      <span>
        <b>{invite.title}</b> <small>{invite.how}</small>
      </span>
      <OnwardIcon />
    </a>
  );
}
