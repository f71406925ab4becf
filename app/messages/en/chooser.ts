import type { Texts } from "#app/messages/translation.ts";

/** Where somebody finds their place: by its name, the phone, or the map. */
export const chooser = {
  title: "Choose a place",
  heading: "Which corner is yours?",
  lead: "See what’s going on within a short walk. Nobody learns exactly where you are.",
  searchNoScript:
    "Type a name or a PIN code. Without JavaScript, what you type goes to us so that we can look it up. We don’t keep it.",
  positionNoScript:
    "Without JavaScript, please type a name or a PIN code. We haven’t looked at what you sent: coordinates should never leave your phone.",
  locateText: "Your phone first rounds it to a 600 m square.",
  usePosition: "Use my location",
  asking: "Asking your phone...",
  /** Somebody has turned to something else in the meantime. */
  located: "Your phone has found where you are.",
  denied: "Your phone didn’t share your location. You can search for a place instead.",
  /** How to share it after all. */
  allow: {
    android:
      "Or tap the icon in front of the address, then Permissions, and allow Location. Location must also be on for your phone.",
    iphone:
      "Or open Settings, Privacy & Security, Location Services, and allow it for your browser. Then reload this page.",
    firefox: "Or tap the lock in front of the address, and clear the blocked location.",
    desk: "Or click the icon in front of the address, and allow Location.",
    other: "Sharing may be turned off for this page in your browser’s settings.",
  },
  notFound: "Your phone can’t tell where you are right now. You can search for a place instead.",
  used: "Places you’ve used",
  current: "<name>{place}</name> (now)",
  ownName: "Your name for the place where you are now",
  saveName: "Save the name",
  guess: "A rough guess",
  guessNear: "Going by your network, you’re near <name>{town}</name>. That could be quite far off.",
  guessSomewhere: "Your network gives us a rough idea of where you are. It could be quite far off.",
  lookAround: "Look around <name>{place}</name>",
  lookThere: "Look around there",
  privacy: "What we know about where you are",
  credits:
    "Place names: <post>Department of Posts, Ministry of Communications, data.gov.in, GODL-India</post>; <geonames>GeoNames, CC BY 4.0</geonames>.",
  unknown: "That place didn’t work. Please choose another.",
  onMap: "Correct your place on the map",
} as const satisfies Texts;
