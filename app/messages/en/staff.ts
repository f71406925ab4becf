import type { Texts } from "#app/messages/translation.ts";

/** The logins of a shop's staff, and what an operator sees in a shop's editor. */
export const staff = {
  page: {
    title: "Staff",
    toMenu: "Back to the menu",
    about:
      "With a login of their own, your staff can change dishes, prices, today’s board and what’s sold out. History shows who changed what. Only you can change shop details, opening hours and logins, or restore an older menu.",
    none: "Nobody has a login yet.",
    ownerOnly: "Only the owner can add logins",
  },
  add: {
    title: "Add a login",
    name: "Name",
    hint: "What you call them, such as Ravi. You and your staff will see it in History.",
    send: "Add a login",
    full: "You have {most} logins, which is the most a shop can have. End one to add another.",
  },
  login: {
    since: "Since {date}",
    reset: "New password",
    resetText:
      "The old password will stop working at once, and {name} will be logged out everywhere. You’ll see the new one for ten minutes.",
    resetSend: "Make a new password",
    end: "End login",
    endText: "{name} will be logged out everywhere at once, and won’t be able to log in again.",
    endSend: "End the login",
  },
  handOver: {
    title: "{name}’s login",
    tenMinutes: "Only you can see this password, and only for ten minutes. Send it now.",
    username: "Username",
    password: "Password",
    send: "Send on WhatsApp",
    message:
      "Hi {name}, this is your login for the menu of {shopName}.\n\nLog in: {login}\nUsername: {username}\nPassword: {password}",
  },
  ended: "{name}’s login has ended.",
  refused: {
    taken:
      "Somebody already has a login with this name. Choose another name, or give them a new password.",
    stale: "This was changed in the meantime, by you or on another phone, so nothing was done.",
    missing: "This login isn’t here any more.",
  },
  behalf: {
    text: "You’re editing {shopName} for its owner",
    leave: "Leave",
  },
} as const satisfies Texts;
