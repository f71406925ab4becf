import { brand } from "#app/brand.ts";
import type { Texts } from "#app/messages/translation.ts";

/** The public pages around the menus: home, the forms that anybody may send, and what frames them. */
export const site = {
  frame: {
    mainLinks: "Main",
    moreLinks: "More",
    features: "Features",
    download: "Download",
    addShop: "Add your shop",
    contact: "Contact Us",
    privacy: "Privacy policy",
    childSafety: "Child safety",
    moderation: "Moderation",
    shopLogin: "Shop login",
    api: "API",
  },
  hero: {
    drawnMenu: "Veg · Menu",
    what: `A nukkad, <hindi>नुक्कड़</hindi>, is the street corner where neighbours meet and the food stalls stand. ${brand.name} is that corner on your phone.`,
    lookAround: "Look around",
    picture:
      "A tea stall on a street corner at dusk, two neighbours in front of it, and a phone that shows its menu",
  },
  /** How menus and the community are one. */
  joined: {
    title: "The shop’s board hangs in your street",
    lead: "Menu and neighbourhood are two halves of one corner. What the cook writes, the street reads.",
    picture:
      "A cook writes hot jalebi on the board of his stall. The same board hangs in the feed on a neighbour’s phone. On a café table, a code opens the menu on a phone, with the corner one tap away. A string of marigolds ties the three together.",
    write: "The shop writes it once",
    writeText: "Hot jalebi from 5 pm, ₹40: ten seconds in the morning.",
    read: "The street reads it",
    readText: "It hangs among the posts of everybody within a short walk, till closing.",
    open: "The table opens both",
    openText: "The code on it opens the menu. One tap further: the corner around it.",
    seeMenu: "See a menu",
    seeCorner: "See a corner",
  },
  features: {
    title: "Life on the corner",
    updated: "Stay updated",
    updatedText:
      "A power cut, a closed road, hot jalebi at the corner: see what people around you are saying right now.",
    help: "Ask for help",
    helpText:
      "A ladder for an hour, a lift to the station, the number of a good plumber: just ask next door.",
    plans: "Share plans",
    plansText:
      "Cricket at six, a walk round the lake, kites on the roof: say so here and see who joins in.",
    promise:
      "No account, no profile, never your exact location. Posts disappear after a day, plans once they’re over.",
  },
  download: {
    title: "Available for iOS and Android",
    lead: `${brand.name} installs from its own page in under a minute. No app store, no account.`,
    yourDevice: "your device",
    open: `Open ${brand.name}`,
    ios: "iOS",
    iosDevices: "iPhone and iPad",
    iosOpen: "Open {address} in Safari.",
    iosMenu: "Tap Share, the square with an arrow.",
    iosInstall: "Choose “Add to Home Screen”, then “Add”.",
    android: "Android",
    androidDevices: "phones and tablets",
    androidOpen: "Open {address} in Chrome.",
    androidMenu: "Tap the menu, the three dots.",
    androidInstall: "Choose “Add to Home screen”, then “Install”.",
  },
  shops: {
    title: "Do you run a shop on the corner?",
    lead: "Get a menu that opens the moment a customer scans the code, on any phone, even with one bar of signal. Change a price, and the next customer sees it.",
    seeMenu: "See a menu",
  },
  contact: {
    title: "Contact Us",
    description: `Write to ${brand.name} with a question, an idea or a problem.`,
    email: "Email *",
    phone: "Phone Number (optional)",
    message: "Message *",
    send: "Send Message",
    sent: "Thank you for your message! We'll get back to you soon.",
    failed: "Sorry, there was an error sending your message. Please try again.",
  },
  addShop: {
    title: "Add Your Shop",
    subtitle: "Get your own digital menu",
    description: "Get your own digital menu. Customers scan a code and read it on their phones.",
    handOver: "Your menu link, username and password will be sent via WhatsApp.",
    shopName: "Shop Name *",
    phone: "Phone Number *",
    message: "Message (optional)",
    stand: "QR Code stand available on request, Rs 500 per piece",
    send: "Send Request",
    sent: "Thank you for your request! We will contact you soon via WhatsApp.",
    failed: "Sorry, there was an error submitting your request. Please try again.",
  },
  loginHelp: {
    title: "Forgot Your Login?",
    how: "Tell us which shop it is. We’ll send a new password on WhatsApp, to the number we know.",
    shop: "Shop Name or Username *",
    send: "Ask for a New Password",
    sent: "Thank you! We’ll send your new password on WhatsApp soon.",
    failed: "Sorry, there was an error sending your request. Please try again.",
    whatsApp: "Write to us on WhatsApp",
    firstWords: `Namaste! I can’t log in to my shop on ${brand.name}. It’s called:`,
  },
  policyPage: {
    contents: "On this page",
    also: "See also: <policy>{title}</policy>",
    aboutPrivacy: `What ${brand.name} collects, why, for how long, and what you can do about it.`,
    aboutChildSafety: `How ${brand.name} keeps children safe, and how to report anything that harms a child.`,
  },
  form: {
    dismiss: "Dismiss",
    back: "Back to the home page",
    trap: "Leave this empty",
    needsScript:
      "This form needs JavaScript to tell people from bots. You can also write to <mail>{email}</mail>.",
  },
  /** What to do about a form that was refused, though its fields are right. */
  advice: {
    trap: "A hidden field was filled in, perhaps by your browser. It’s empty again, so please send the form once more.",
    haste: "That was very quick. Please send it once more.",
    token:
      "This form was open for too long, or it didn’t come from this page. Please send it once more.",
    challenge: "We couldn’t tell whether you’re a person. Please try again, or write to {email}.",
    waitMinute: "You’ve sent this several times. Please wait a minute, then send it once more.",
    wait: {
      by: "minutes",
      one: "This form has been sent many times from your network in the last hour. Please send it again in {minutes} minute, or write to {email}.",
      other:
        "This form has been sent many times from your network in the last hour. Please send it again in {minutes} minutes, or write to {email}.",
    },
    tooLarge: "That’s too long for this form. A message can have up to {most} characters.",
    unreadable: "We couldn’t read what was sent. Please fill in the form on this page.",
  },
} as const satisfies Texts;
