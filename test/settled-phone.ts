import { env } from "cloudflare:workers";
import { confirmAge, createPerson, newPersonKey } from "#app/domain/people/people.ts";
import { writeTile, type Position } from "#app/domain/places/tiles.ts";
import { DAY_MS } from "#app/durations.ts";
import { sessionSecrets } from "#app/http/secrets.ts";
import { openNeighbourSessions } from "#app/platform/sessions.ts";
import { writeCookie } from "./nearby-cookies.ts";
import { CORNER, stores, tileOf } from "./neighbours.ts";
import { newPhone, type Phone } from "./phone.ts";
import { cookieOf } from "./sessions.ts";

/**
 * The phone of a neighbour who came a day ago and has confirmed their age, so that nothing of what holds for new sessions is
 * in the way. It stands at `place`. Its session is stored as a request would, which takes much longer.
 */
export async function settledPhone(
  place: Position = CORNER,
  options: Parameters<typeof newPhone>[0] = {},
): Promise<Phone> {
  const [phone, key, now] = [newPhone(options), newPersonKey(), Date.now()];
  const person = await createPerson(stores.db, key, { now: now - DAY_MS });
  await confirmAge(stores.db, person, 18);
  const secrets = sessionSecrets();
  const sessions = openNeighbourSessions({ kv: env.SESSIONS, secrets, isHttps: false });
  const session = await sessions.getSession();
  session.set("key", key);
  session.set("renewedAt", now);
  const [name = "", value = ""] = cookieOf(await sessions.commitSession(session)).split(/=(.*)/);
  phone.jar.set(name, value);
  writeCookie(phone, "places", [{ tile: writeTile(tileOf(place)), name: "The corner" }]);
  return phone;
}
