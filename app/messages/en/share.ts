import type { Texts } from "#app/messages/translation.ts";

/** Where a shop sends, prints and counts its menu. */
export const share = {
  page: {
    title: "Share your menu",
    toMenu: "Back to the menu",
    notForOperators: "You’re logged in as an operator. This page is for those who work for a shop.",
  },
  send: {
    title: "Send it",
    message: "Message",
    text: "Namaste! Here’s the menu of {shopName}, with today’s prices:\n{link}",
    whatsApp: "Send on WhatsApp",
    copyMessage: "Copy message",
    link: "Link",
    copyLink: "Copy link",
    copied: "Copied",
    select: "Press and hold the selected text to copy it.",
  },
  code: {
    title: "Your QR code",
    hint: "It leads to your menu and never changes: what you print today works for good, whatever you change on the menu.",
    png: "Picture (PNG)",
    svg: "For a print shop (SVG)",
  },
  print: {
    title: "Print stands",
    hint: "For the counter, with your name and the code.",
    tablesHint:
      "One for each table, with its number. The number then stands on the list that your guest shows the waiter.",
    tables: "How many tables?",
    wrongTables: "Please enter a number from 1 to {most}.",
    make: "Make table stands",
    toShare: "Back to sharing",
    stand: "Stand of {name}",
    tableStands: {
      by: "count",
      one: "Stand for {count} table of {name}",
      other: "Stands for {count} tables of {name}",
    },
    card: "Stand",
    cardOfTable: "Stand of table {table}",
    size: "Size",
    millimetres: "{width} × {height} mm",
    button: "Print on {paper}",
    how: "You can also choose Print in your browser’s menu (Ctrl+P, on a Mac ⌘P). Paper size {paper}, scale 100%, margins none. On larger paper, cut along the card’s edge.",
  },
  opened: {
    title: "How often it was opened",
    today: "Today",
    week: "7 days",
    all: "90 days",
    chart: "Phones a day in the last 90 days",
    most: {
      by: "count",
      one: "Best day: {day}, {count} phone",
      other: "Best day: {day}, {count} phones",
    },
    byDay: "Day by day",
    day: "Day",
    phones: "Phones",
    none: "Nobody has opened it yet. Send the link to a few friends, or put the code on a table: the first bar appears as soon as somebody looks.",
    how: "Each phone counts once a day; nobody can tell whose it is. Phones that are logged in here don’t count, nor do those that ask not to.",
  },
} as const satisfies Texts;
