import type { Texts } from "#app/messages/translation.ts";

/** Logging in, and a shop's account page. */
export const account = {
  login: {
    title: "Shop Login",
    username: "Username",
    password: "Password",
    send: "Login",
    sending: "Logging in...",
    lead: "Prices, today’s board, what’s sold out.",
    /** To whoever comes from an editor whose changes wait for the login. */
    waiting: "Your changes are safe on this phone. Log in to send them.",
    show: "Show password",
    forgot: "Forgot it? Write to us",
    addShop: "Add your shop",
  },
  refused: {
    wrongLogin: "Invalid username or password",
    unavailable: "We can’t check your login right now. Please try again in a moment.",
    waitMinute: "Too many attempts. Please wait a minute, then try again.",
    wait: {
      by: "minutes",
      one: "Too many attempts. Please try again in {minutes} minute, or use a phone you’ve logged in on before.",
      other:
        "Too many attempts. Please try again in {minutes} minutes, or use a phone you’ve logged in on before.",
    },
    wrongPassword: "That’s not your current password.",
  },
  page: {
    who: "You’re logged in as <name>{username}</name>.",
    toDesk: "Go to the desk",
    toMenu: "Go to your menu",
    toShare: "Share your menu",
  },
  everywhere: {
    title: "Log out everywhere",
    text: "Logs you out on every device, including this one.",
  },
  password: {
    title: "Change your password",
    changed: "Your password has been changed. You’re logged out on all other devices.",
    current: "Current password",
    new: "New password",
    hint: "At least 8 characters.",
    send: "Change password",
    sending: "Changing...",
  },
} as const satisfies Texts;
