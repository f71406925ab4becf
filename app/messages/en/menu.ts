import { brand } from "#app/brand.ts";
import type { Texts } from "#app/messages/translation.ts";

/** A shop's public menu, and what leads people to it: the stand on its tables, and the message to its owner. */
export const menu = {
  page: {
    title: "{name} - Menu",
    what: `Menu <small>powered by ${brand.name}</small>`,
    sections: "Sections",
    empty: "No items available",
    sizesOf: "{item}: sizes",
    regular: "Regular",
    today: "Today",
    /** Beside it, on menus with second names in that language. */
    todayInOtherLanguage: "आज",
    from: "from {time}",
    openHours: "Open {hours}",
    openTill: "Open till {time}",
    openAlways: "Open",
    opensAt: "Closed, opens at {time}",
    opensTomorrow: "Closed, opens tomorrow at {time}",
    opensOn: "Closed, opens {day} at {time}",
    closed: "Closed",
    whatsApp: "WhatsApp",
    call: "Call",
    way: "Directions",
    withGst: "Prices include GST.",
    withoutGst: "GST is extra.",
    fssai: "FSSAI {number}",
    kcal: "{kcal} kcal",
    kcalServing: "{kcal} kcal in {serving}",
    // As the Labelling and Display Regulations 2020 word it.
    dailyKcal:
      "An average active adult requires 2,000 kcal energy per day, however, calorie needs may vary.",
    served: "Served {times}",
    notNow: "Not now",
    backToday: "Sold out, back today",
    backTomorrow: "Sold out, back tomorrow",
    backOn: "Sold out, back {day}",
    todaysPrices: "Today’s prices",
    corner: "Around this corner",
    addYours: "Add your own digital menu",
  },
  noMenu: {
    missing: "There’s no menu here",
    invalidId: "Invalid shop ID",
    scanAgain: "Scan the code on your table again, or ask the shop for a link to its menu.",
    toHome: `Go to ${brand.name}`,
  },
  /** On a menu that is shown while the database is down, or from the phone while there is no network. */
  lastCopy: {
    today: "Prices as of {time}. They may have changed since.",
    yesterday: "Prices as of {time} yesterday. They may have changed since.",
    earlier: "Prices as of {date}. They may have changed since.",
  },
  /** Where a menu is opened without a network that this phone has not opened before. */
  notKept: "This menu isn’t on your phone yet. Please try again once you’re back online.",
  /** Printed, in every language on one card. */
  stand: {
    scan: "Scan for the menu",
    table: "Table",
  },
  /** Sent to a shop's owner by WhatsApp: what was made for them comes first, then the rest. */
  handOver: {
    shop: "Namaste! The digital menu of {shopName} is ready.",
    login: "Namaste! Here is your login for the digital menu of {shopName}.",
    password: "Namaste! Here is a new password for the digital menu of {shopName}.",
    rest: `Your menu, to share with your customers:
{menu}

Log in here to add your dishes and prices:
{login}
Username: {username}
Password: {password}

You can change the password at any time under “Your login”. If you need help, just reply to this message.`,
  },
} as const satisfies Texts;
