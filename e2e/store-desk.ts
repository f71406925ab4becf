import type { Database } from "#app/db/database.ts";
import { requestLogin, requestShop, sendContactMessage } from "#app/domain/enquiries/enquiries.ts";
import { DESK_MESSAGES, DESK_REQUESTS } from "./desk-cast.ts";

/** Stores the data that the desk's journeys work on, through the domain functions that forms use. */
export async function storeDesk(db: Database, { now }: { now: number }): Promise<void> {
  for (const [index, shopName] of DESK_REQUESTS.entries()) {
    const phoneNumber = `98765000${String(index).padStart(2, "0")}`;
    const message = "We are near the station.\nPlease call after 4 pm.";
    await requestShop(db, { shopName, phoneNumber, message }, { now });
  }
  const forgetful = { shop: "chai-at-eleven", phoneNumber: "9876543210" };
  await requestLogin(db, forgetful, { now });
  for (const email of DESK_MESSAGES) {
    await sendContactMessage(db, { email, phone: "9876543210", message: "Hello!" }, { now });
  }
}
