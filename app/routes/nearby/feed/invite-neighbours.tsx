import { brand } from "#app/brand.ts";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import type { Place } from "#app/domain/places/place.ts";
import { OnwardIcon, WhatsAppIcon } from "#app/routes/nearby/components/icon.tsx";
import { whatsAppTo } from "#app/ui/whats-app.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** A WhatsApp message to invite neighbours, with a link that opens the feed of this place for anybody. */
export function InviteNeighbours({ place }: { place: Place }) {
  const { invite } = useMessages("nearby");
  const text = invite.message({ link: brand.homeAddress + cornerPath(place.tile) });
  return (
    <a className="invite" href={whatsAppTo(text)} target="_blank" rel="noreferrer">
      <WhatsAppIcon />
      <span>
        <b>{invite.title}</b> <small>{invite.how}</small>
      </span>
      <OnwardIcon />
    </a>
  );
}
