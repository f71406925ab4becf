import type { Texts } from "#app/messages/translation.ts";

/** What a phone's operating system shows of the community: its notifications, and the installed app. */
export const system = {
  push: {
    reply: "A neighbour replied to your post",
    help: "Somebody near you needs help",
    helpAt: "Help needed: {venue}",
    helpBy: "Somebody near you needs help by {time}",
    helpAtBy: "Help needed by {time}: {venue}",
    answer: "New comment in a conversation you’re in",
    corner: "Somebody has posted on your corner",
    cornerText: "You wanted to know. Have a look.",
    decision: "A moderator has made a decision about something you posted",
    decisionText: "See what was decided, and why.",
  },
  /** What a phone shows of the app before it is open. */
  manifest: {
    screen: "What’s going on around you",
    askForHelp: "Ask for help",
    postUpdate: "Post an update",
  },
} as const satisfies Texts;
