import { brand } from "#app/brand.ts";
import type { Texts } from "#app/messages/translation.ts";

/** What any page may show. */
export const ui = {
  page: {
    tagline: brand.tagline,
    language: "Language",
    poweredBy: `Powered by ${brand.name}`,
    /** On the splash: a tap ends it early. */
    skip: "Tap to skip",
  },
  dish: {
    veg: "Veg",
    nonveg: "Non-veg",
    egg: "Egg",
    mild: "Mild",
    spicy: "Spicy",
    hot: "Very spicy",
    featured: "Shop’s favourite",
    boardWords: { special: "Special", new: "New", back: "Back again" },
    soldOut: "Sold out",
    soldOutToday: "Sold out today",
    contains: "Contains {allergens}",
    allergens: {
      gluten: "gluten",
      crustaceans: "prawns or crab",
      milk: "milk",
      egg: "egg",
      fish: "fish",
      nuts: "peanuts or nuts",
      soy: "soy",
      sulphite: "sulphites",
    },
  },
  buttons: {
    tryAgain: "Try again",
    cancel: "Cancel",
    save: "Save",
    delete: "Delete",
    edit: "Edit",
    sending: "Sending...",
  },
  /** The page of the account that is logged in, and the way out. */
  account: {
    title: "Your login",
    logOut: "Logout",
    notLoggedOut:
      "You’re not logged out: there’s no connection. Nothing is lost. Try again when you’re back online.",
  },
  failed: {
    menu: "Failed to load menu",
    title: "Something went wrong",
    text: "It’s not you, it’s us. Please try again in a moment.",
    typedIsSafe: "What you typed is safe. Try again to send it.",
    choosePhotosAgain:
      "What you typed is safe. Go back to choose your photos again, or send it without them.",
    typed: "What you typed",
  },
  /** A form was sent, and no answer of ours came. */
  unsent: {
    noAnswer: "We got no answer. Check your connection, then try again.",
    unreachable: `${brand.name} can’t be reached. Check your connection, then try again.`,
    broken: "Something went wrong. Please try again.",
  },
} as const satisfies Texts;
