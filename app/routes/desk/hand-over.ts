import { brand } from "#app/brand.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { LANGUAGES, localPath, privatePath, type Language } from "#app/messages/languages.ts";

/** What a shop's owner is told once: where their menu is, and how they log in. */
export interface HandOver extends OwnerLogin {
  messages: { language: Language; text: string }[];
}

interface OwnerLogin {
  shopId: string;
  shopName: string;
  /** The ten digits by which the shop was asked for; empty where none are known, and there is no WhatsApp button. */
  phoneNumber: string;
  username: string;
  password: string;
  /** Added to the login link, so that the owner's phone becomes a known device; none for a new login. */
  loginQuery?: string;
  news: "shop" | "login" | "password";
}

/** Writes the message in every language; the operator knows which one the owner reads. */
export function writeHandOver(login: OwnerLogin): HandOver {
  const messages = LANGUAGES.map((language) => ({ language, text: written(login, language) }));
  return { ...login, messages };
}

function written(login: OwnerLogin, language: Language): string {
  const { shopId, shopName, username, password, loginQuery = "", news } = login;
  const { handOver } = messagesIn(language, "menu");
  const rest = handOver.rest({
    menu: brand.homeAddress + localPath(language, menuPath(shopId)),
    login: brand.homeAddress + privatePath(language, `/shop/login${loginQuery}`),
    username,
    password,
  });
  return `${handOver[news]({ shopName })}\n\n${rest}`;
}
