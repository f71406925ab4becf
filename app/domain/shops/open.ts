import { and, eq, isNull } from "drizzle-orm";
import { shops } from "#app/db/schema.ts";

/** Matches this shop while it is open. For diners and owners a closed one does not exist. */
export function isOpenShop(shopId: string) {
  return and(eq(shops.id, shopId), isNull(shops.closedAt));
}
