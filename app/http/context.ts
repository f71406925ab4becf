import { createContext } from "react-router";
import type { Database } from "#app/db/database.ts";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { ImageBucket } from "#app/platform/image-bucket.ts";
import type { Neighbour } from "./neighbours.ts";
import type { Place } from "./places.ts";

/* What doors find in their `context`. All of it is put there by everyRequest, unless a guard is named. */

/** The tables. */
export const database = createContext<Database>();

/** The images that shops have uploaded, and the photos of posts. */
export const images = createContext<ImageBucket>();

/** What was reported, as it was. */
export const evidence = createContext<ImageBucket>();

/** Has the caches in front of the Worker drop a shop's menu, once the reply is sent. */
export const purgeMenu = createContext<(shopId: string) => void>();

/** Names one request in the logs. */
export const requestId = createContext<string>();

/** Milliseconds that the branded splash stays; 0 leaves it out. */
export const splashMs = createContext<number>();

/** The ids of the shops whose menus the home page shows, with blanks between; undefined where nobody has said. */
export const shownMenus = createContext<string | undefined>();

/** Who is logged in, behind requireLogin and requireOperator. */
export const account = createContext<Account>();

/** The shop whose owner or staff member is logged in, behind requireShopMember. */
export const ownShopId = createContext<string>();

/** Where Cloudflare takes a request to come from, roughly; undefined where it does not say. */
export const edgeGuess = createContext<Place | undefined>();

/** Who sends a request to the community, behind meetNeighbour. */
export const neighbour = createContext<Neighbour>();

/** What the community's handles and cursors are made with. It never leaves the server. */
export const communitySecret = createContext<string>();
