import { createContext } from "react-router";
import type { Database } from "#app/db/database.ts";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { ImageBucket } from "#app/platform/image-bucket.ts";

/** What every door finds in its `context`, put there by everyRequest. */
export const database = createContext<Database>();

/** The images that shops have uploaded. */
export const images = createContext<ImageBucket>();

/** Names one request in the logs. */
export const requestId = createContext<string>();

/** Milliseconds that the branded splash stays; 0 leaves it out. */
export const splashMs = createContext<number>();

/** Who is logged in, behind requireLogin. */
export const account = createContext<Account>();

/** The shop whose owner or staff member is logged in, behind requireShopMember. */
export const ownShopId = createContext<string>();
