import { safeReturnPath } from "#app/device/paths.ts";
import { done, type Outcome } from "#app/domain/outcome.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import { unblock } from "#app/domain/posts/blocks.ts";
import { askForAlert, endAlert } from "#app/domain/posts/corner-alerts.ts";
import { makeMoveCode, redeemMoveCode } from "#app/domain/own-data/move-codes.ts";
import { noteReminded } from "#app/domain/people/reminders.ts";
import { database, stores } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { isPlainForm } from "#app/http/forms.ts";
import type { Received } from "#app/http/limits.ts";
import type { HeaderPairs } from "#app/http/sessions.ts";
import type { WritingRefusal } from "#app/routes/nearby/components/refusals.ts";
import { actNamed } from "#app/routes/nearby/server/act-named.ts";
import { admitToAct, countAct } from "#app/routes/nearby/server/admission.ts";
import { neighbour } from "#app/routes/nearby/server/neighbour.ts";
import { addPlaces, forgetPlaces, readPlaces } from "#app/routes/nearby/server/places.ts";
import { forgetSquares, lookFrom } from "#app/routes/nearby/server/squares.ts";

interface Performed {
  code?: string;
  leadsTo?: string;
  headers?: HeaderPairs;
}

type Act = (
  received: Received,
  fields: Record<string, string>,
) => Promise<Outcome<Performed, WritingRefusal>>;

/** What the page says when somebody deletes their data, by what stays: nothing, a ban, or what is being checked. */
const SAID_OF_LEFT = { nothing: "deleted", ban: "emptied", check: "checked" };

const ACTS: Record<string, Act> = {
  async "make-code"({ request, context }) {
    const met = await context.get(neighbour).meet();
    if (!met.ok) return met;
    const places = await readPlaces(request);
    const at = { now: Date.now() };
    return done({ code: await makeMoveCode(context.get(database), met.value, places, at) });
  },

  async "use-code"(received, fields) {
    const counted = await countAct("move", received);
    if (!counted.ok) return counted;
    const { context } = received;
    const { person, become } = context.get(neighbour);
    const code = { typed: fields["code"] ?? "", newcomer: person };
    const moved = await become((key) =>
      redeemMoveCode(context.get(database), { ...code, key }, { now: Date.now() }),
    );
    if (!moved.ok) return moved;
    const headers = await addPlaces(received.request, moved.value.places);
    return done({ leadsTo: "/nearby/mine?done=moved", headers });
  },

  async "read-rules"({ context }) {
    const { person } = context.get(neighbour);
    if (person) await noteReminded(context.get(database), person, { now: Date.now() });
    return done({ leadsTo: "/nearby" });
  },

  /** Wants to be told of the next post around the place from which somebody looks. */
  async "ask-alert"(received, fields) {
    const { request, context } = received;
    const [place] = await readPlaces(request);
    if (!place) return done(leadBack(request, fields));
    const looked = await lookFrom(received, place.tile);
    if (!looked.ok) return looked;
    const met = await admitToAct(received, "comment");
    if (!met.ok) return met;
    const at = feedOptions(context, Date.now());
    await askForAlert(context.get(database), met.value, place.tile, at);
    return done(leadBack(request, fields));
  },

  async "end-alert"({ request, context }, fields) {
    const { person } = context.get(neighbour);
    if (person) await endAlert(context.get(database), person);
    return done(leadBack(request, fields));
  },

  async unblock({ context }, fields) {
    const { person } = context.get(neighbour);
    // One that is gone already is as wanted.
    if (person)
      await unblock(context.get(database), person, fields["block"] ?? "", { now: Date.now() });
    return done({ leadsTo: "/nearby/mine" });
  },

  async "delete-data"({ request, context }) {
    const { person, forget } = context.get(neighbour);
    const { left } = person
      ? await deleteOwnData(context.get(stores), person, { now: Date.now() })
      : { left: null };
    await forget(left);
    // What the browser stores, such as drafts, goes as well.
    const headers: HeaderPairs = [["Clear-Site-Data", '"storage"']];
    headers.push(...(await forgetPlaces(request)), ...(await forgetSquares(request)));
    return done({ leadsTo: `/nearby/mine?done=${SAID_OF_LEFT[left ?? "nothing"]}`, headers });
  },
};

/** A script stays where it is; a plain form leads back to the page that it was on. */
function leadBack(request: Request, { from }: Record<string, string>): Performed {
  if (!isPlainForm(request)) return {};
  return { leadsTo: from === undefined ? "/nearby/mine" : safeReturnPath(from) };
}

export async function performOnMine(
  received: Received,
  fields: Record<string, string>,
): Promise<Outcome<Performed, WritingRefusal>> {
  return actNamed(ACTS, fields)(received, fields);
}
