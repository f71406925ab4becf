/** What a shop's owner is told once: where their menu is, and how they log in. */
export interface HandOver {
  shopId: string;
  shopName: string;
  /** As the shop's details have it; what is no number of ten digits gets no WhatsApp button. */
  phoneNumber: string;
  username: string;
  password: string;
  /** Whether the shop was made just now; else the password alone is new. */
  isNewShop: boolean;
}

/** The addresses that go out to owners and diners, at the host that the operator works at. */
export function handOverLinks(origin: string, shopId: string): { menu: string; login: string } {
  return { menu: `${origin}/menu/${shopId}`, login: `${origin}/shop/login` };
}

/** The whole message to a shop's owner, ready to be sent by WhatsApp. */
export function handOverMessage(handOver: HandOver, origin: string): string {
  const { shopId, shopName, username, password, isNewShop } = handOver;
  const { menu, login } = handOverLinks(origin, shopId);
  const news = isNewShop
    ? `Namaste! The digital menu of ${shopName} is ready.`
    : `Namaste! Here is a new password for the digital menu of ${shopName}.`;
  return `${news}

Your menu, to share with your guests:
${menu}

Log in here to add your dishes and prices:
${login}
Username: ${username}
Password: ${password}

You can change the password at any time at “Your login”. If you need help, just answer this message.`;
}
