import { brand } from "#app/brand.ts";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import type { Place } from "#app/domain/places/place.ts";
import { whatsAppTo } from "#app/ui/whats-app.ts";
import { OnwardIcon } from "#app/routes/nearby/components/icon.tsx";
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

function WhatsAppIcon() {
  return (
    <svg className="icon whatsapp" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M3 21l1.500-4.500a9 9 0 1 1 3 3zM8.500 8c0 4.500 3 7.500 7.500 7.500l.500-2.500-2.500-1-1 1-2.500-2.500 1-1-1-2.500z" />
    </svg>
  );
}
