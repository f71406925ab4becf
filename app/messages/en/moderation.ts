import { brand } from "#app/brand.ts";
import type { Texts } from "#app/messages/translation.ts";

/** The public page with the numbers of moderation. */
export const moderation = {
  head: {
    title: "Moderation in numbers",
    description: `What neighbours report on ${brand.name}, what is decided, and how long it takes, month by month.`,
    lead: "What neighbours reported, what we decided, and how long that took: month by month, for the last twelve months.",
    none: "There is nothing to count yet. The first month appears here once it’s over.",
  },
  months: {
    title: "Month by month",
    decisions: "Steps taken",
    median: "Half were decided within",
    undone: "Undone later",
    appealsKept: "Appeals: decision kept",
    appealsReversed: "Appeals: decision reversed",
    atLeast: "at least {count}",
    some: "a few",
    few: "under {fewest}",
    untold: "too few to tell",
    quiet: "Nothing was decided in this month.",
    table: "Steps by reason, {month}",
    log: "The log of this month: <json>JSON</json>, <csv>CSV</csv>",
  },
  columns: {
    reason: "Reason",
    flag: "Covered",
    automatic: "Hidden automatically",
    restore: "Shown again",
    hide: "Hidden",
    remove: "Removed",
    ban: "Banned",
    undone: "Undone later",
    median: "Half within",
  },
  reasons: {
    "child-safety": "Safety of children",
    violence: "Violence or threats",
    harassment: "Harassment or hate",
    "private-information": "Private information",
    spam: "Spam or scams",
    other: "Something else",
  },
  reading: {
    title: "How to read this",
    covered:
      "<b>Covered</b> (opens only with a tap) and <b>hidden automatically</b>: reports, or our word rules, did this by themselves, before one of us had looked.",
    restore: "<b>Shown again</b>: we looked, and the post, comment or photo was all right.",
    taken:
      "<b>Hidden</b>, <b>removed</b>, <b>banned</b>: one of us made that decision. What’s removed never comes back; anybody who’s banned can’t post.",
    undone:
      "<b>Undone later</b>: the decisions among these that we took back, after an appeal or of our own accord. We recount them once a month, update a number only once it has grown by five or more, and never show more than the numbers beside it add up to.",
    time: "“Half within” counts from the first report, or from the moment a rule held something, to our first decision.",
    small:
      "Numbers from one to four aren’t shown, so that nobody can be recognised. Totals leave them out and say “at least”.",
    months: "Months follow UTC. Each appears once it’s over.",
  },
  log: {
    title: "The log, to download",
    text: "Each restriction is one line, in the format of the EU’s DSA Transparency Database, with dates and a random number. No names, no words, no places.",
    small: "Where fewer than five lines would read alike, they say less.",
  },
  complain: {
    title: "Complain, or ask us to look again",
    text: `You need neither the app nor an account. Tell us what it’s about, with a link if there is one. We confirm within 24 hours that we have it.`,
    officer: "Grievance officer (India)",
    write: "Write to us here",
    form: "Contact Us",
    formNote: "The form works without JavaScript too.",
    appeal:
      "If you disagree with our grievance officer, you may appeal within 30 days to a Grievance Appellate Committee of the Government of India at <gac>gac.gov.in</gac>.",
    policies:
      "Our rules: <privacy>privacy policy</privacy>, <safety>child safety standards</safety>",
  },
} as const satisfies Texts;
