import { cornerPath } from "#app/domain/places/corner-link.ts";
import type { Place } from "#app/domain/places/place.ts";
import { OnwardIcon, ShareIcon } from "#app/routes/nearby/components/icon.tsx";
import { ShareLink } from "#app/routes/nearby/components/share-link.tsx";
import { useMessages } from "#app/ui/messages.tsx";

/** Shares a message that invites neighbours, whose link opens the feed of this place for anybody. */
export function InviteNeighbours({ place }: { place: Place }) {
  const { invite } = useMessages("nearby");
  return (
    <ShareLink className="card invite" path={cornerPath(place.tile)} message={invite.message}>
      <ShareIcon />
      <span>
        <b>{invite.title}</b> <small>{invite.how}</small>
      </span>
      <OnwardIcon />
    </ShareLink>
  );
}
