import { brand } from "#app/brand.ts";
import type { Texts } from "#app/messages/translation.ts";

/** The community on a phone: installing it, using it without a network, and being notified. */
export const phone = {
  install: {
    label: `Install ${brand.name}`,
    about: `Keep ${brand.name} on your home screen: it opens like any other app, also without a network.`,
    install: "Install",
    decline: "Not now",
    appleShare: "Tap <share>Share</share>.",
    appleAdd: "Choose <add>Add to Home Screen</add>, then <b>Add</b>.",
    androidMenu: "Open the browser’s menu.",
    androidAdd: "Choose <b>Add to Home screen</b>, then <b>Install</b>.",
  },
  update: {
    ready: "A new version is ready.",
    update: "Update",
  },
  offline: {
    pageTitle: "Offline",
    offline: "You’re offline",
    noAnswer: `${brand.name} isn’t answering`,
    text: `The page you wanted will open by itself as soon as ${brand.name} can be reached.`,
    write: "Write a post",
    findPlace: "Find your corner",
  },
  notifications: {
    title: "Notifications",
    impossible: `This browser can’t show notifications. On an iPhone or iPad, add ${brand.name} to your home screen first.`,
    wait: "Just a moment...",
    on: "Notifications are on. You’ll hear when somebody answers you.",
    off: "Get a notification when somebody answers your posts, or comments where you did.",
    denied: "Notifications are blocked for this site in your browser’s settings.",
    replies: "Replies to me",
    help: "Somebody nearby asks for help",
    quietHours: "Quiet hours",
    quiet: "{from}–{to}",
    neverQuiet: "None",
    quietFrom: "From",
    quietTo: "To",
  },
  /** Asked after a post or comment. */
  offer: {
    question: "Shall we tell you when somebody answers?",
    yes: "Yes",
    no: "Not now",
  },
  pushFailed: {
    noWorker: "Please reload this page, then try again.",
    browser: "Your browser couldn’t do that just now. Please try again later.",
  },
} as const satisfies Texts;
