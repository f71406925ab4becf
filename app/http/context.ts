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

/** An owner or staff member of the shop that the page is about. */
export interface ShopMember {
  accountId: number;
  shopId: string;
  username: string;
  role: Account["role"];
}

/** Who works on their shop's menu, behind requireShopMember. */
export const member = createContext<ShopMember>();
