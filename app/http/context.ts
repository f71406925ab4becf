import { createContext } from "react-router";
import type { Language } from "#app/messages/languages.ts";
import type { Database } from "#app/db/database.ts";
import type { Account, Member } from "#app/domain/accounts/accounts.ts";
import type { ScanPhoto } from "#app/domain/photos/scan.ts";
import type { DrawSmaller } from "#app/domain/photos/small-picture.ts";
import type { ReadFile } from "#app/domain/places/find-places.ts";
import type { ImageBucket } from "#app/platform/image-bucket.ts";
import type { MenuCopies } from "#app/platform/menu-copies.ts";
import type { Part } from "#app/platform/unavailable.ts";
import type { PushSender } from "#app/platform/web-push.ts";

/* What loaders and actions find in their `context`. Unless a guard is named, everyRequest puts it there. */

export const database = createContext<Database>();

/** The pictures of shops, and the photos of posts. */
export const images = createContext<ImageBucket>();

/** Everything that posts are kept in: rows, photos, the evidence of reports, and the log of deletions. */
export const stores = createContext<{
  db: Database;
  images: ImageBucket;
  evidence: ImageBucket;
  copies: ImageBucket;
}>();

/** The last menu of each shop, for when D1 fails. */
export const menuCopies = createContext<MenuCopies>();

export const language = createContext<Language>();

/** Identifies a request in the logs. */
export const requestId = createContext<string>();

/** The part that failed during this request; null if none has. */
export const failedPart = createContext<Part | null>(null);

/** Whether the page to be sent says that something failed. */
export const isFailedPage = createContext(false);

/** Reads the files of place names. */
export const readPlaceNames = createContext<ReadFile>();

/** How long the branded splash stays, in milliseconds; 0 leaves it out. */
export const splashMs = createContext<number>();

/** How often the feed moves on, in milliseconds; 0 for at once. */
export const feedStepMs = createContext<number>();

/** Whether this request reads the feed without the data centre's cache. */
export const readsPastCache = createContext(false);

/** The ids of shops whose menus the home page shows, separated by spaces. */
export const shownMenus = createContext<string | undefined>();

/** Who is logged in, behind requireLogin and requireOperator. */
export const account = createContext<Account>();

/** The shop whose menu they may change, behind requireShopMember; their own, behind requireOwner. */
export const ownShopId = createContext<string>();

/** Its owner, one of its staff, or an operator on its behalf; behind requireShopMember. */
export const member = createContext<Member>();

/** Where Cloudflare takes a request to come from, as far as it says. */
export const edgeLocation =
  createContext<Pick<IncomingRequestCfProperties, "latitude" | "longitude" | "city">>();

/** The variable LEAST_AGE: from what age people may write in the community, by country. */
export const leastAges = createContext<string>();

/** What the community limits for each address, by the minute. */
export type LimitedAct = "join" | "post" | "comment" | "report" | "move";

export const communityLimiters = createContext<Record<LimitedAct, RateLimit>>();

/** Sends notifications; undefined if the deployment has no keys for them. */
export const pushSender = createContext<PushSender | undefined>();

/** Draws small pictures of photos; undefined if the deployment has no binding for it. */
export const drawSmaller = createContext<DrawSmaller | undefined>();

/** Compares photos with known abuse material; undefined if the deployment has no login for that. */
export const photoScan = createContext<ScanPhoto | undefined>();
