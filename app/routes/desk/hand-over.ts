import { brand } from "#app/brand.ts";
import { menuLink } from "#app/domain/shops/menu-link.ts";

/** What a shop's owner is told once: where their menu is, and how they log in. */
export interface HandOver {
  shopId: string;
  shopName: string;
  /** The ten digits by which the shop was asked for; empty where none are known, and there is no WhatsApp button. */
  phoneNumber: string;
  username: string;
  password: string;
  /** Added to the login link, so that the owner's phone becomes a known device; none for a new login. */
  loginQuery?: string;
  /** What was made just now: the shop, a login for it, or a password alone. */
  news: "shop" | "login" | "password";
}

const NEWS: Record<HandOver["news"], (shopName: string) => string> = {
  shop: (shopName) => `The digital menu of ${shopName} is ready.`,
  login: (shopName) => `Here is your login for the digital menu of ${shopName}.`,
  password: (shopName) => `Here is a new password for the digital menu of ${shopName}.`,
};

/** The whole message to a shop's owner, ready to be sent by WhatsApp. */
export function handOverMessage(handOver: HandOver): string {
  const { shopId, shopName, username, password, loginQuery = "", news } = handOver;
  return `Namaste! ${NEWS[news](shopName)}

Your menu, to share with your guests:
${menuLink(shopId)}

Log in here to add your dishes and prices:
${brand.homeAddress}/shop/login${loginQuery}
Username: ${username}
Password: ${password}

You can change the password at any time at “Your login”. If you need help, just answer this message.`;
}
