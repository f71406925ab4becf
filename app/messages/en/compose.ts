import type { Texts } from "#app/messages/translation.ts";

/** What any of the community’s pages may say about writing and sending a post. */
export const compose = {
  form: {
    title: "Post something",
    venue: "Name of the place (optional)",
  },
  kindNames: { update: "Update", help: "Help", plan: "Plan" },
  age: {
    question: "Are you {age} or older?",
    yes: "Yes",
    no: "No",
    ask: "Please tell us whether you’re {age} or older.",
  },
  /** Shown to the author on the card of a post that is being checked, by how much of it others see. */
  sight: {
    reported: "Reported, being checked. For now, only you can see it.",
    checked: "Being checked. For now, only you can see it.",
    flagged: "Reported, being checked. Others have to tap to see it.",
    photo: "A photo was reported and is being checked. For now, nobody can see it.",
  },
  outbox: {
    /** By whether the feed shows posts of other neighbours; nothing is claimed where that is not known. */
    posted: {
      some: "Posted. Your neighbours will see it within a minute.",
      early: "Posted. You’re new here, so your neighbours will see it within three minutes.",
      none: "Posted. Nobody else within 10 km has posted yet, so yours is the first post that newcomers will see.",
      unknown: "Posted.",
      checked:
        "Sent. It has to be checked first: our moderators will look at it within a day, and until then only you can see it.",
    },
    /** Where the list of what waits cannot be shown. */
    toWaiting: "See what’s waiting to be sent",
  },
  /** The buttons below the question in `writing.asked`. */
  ask: {
    asItIs: "Send it as it is",
    postAsItIs: "Post it as it is",
    change: "Change it",
  },
} as const satisfies Texts;
