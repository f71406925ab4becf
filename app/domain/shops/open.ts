import { and, eq, isNull } from "drizzle-orm";
import { shops } from "#app/db/schema.ts";

/** This shop, if it is open: a closed one is, to diners and owners, as if it were not there. */
export function isOpenShop(shopId: string) {
  return and(eq(shops.id, shopId), isNull(shops.closedAt));
}
