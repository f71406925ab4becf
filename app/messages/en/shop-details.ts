import type { Texts } from "#app/messages/translation.ts";

/** What a shop says of itself, in the form of the editor. */
export const details = {
  title: "Shop details",
  name: "Shop name",
  description: "Description",
  phoneNumber: "Phone number",
  foodType: "Food type",
  foodTypeHint: "For example: Pure veg",
  categories: "Categories",
  categoriesHint: "One on each line",
  address: "Address",
  place: "Place on the map",
  /** Fills both fields with the phone's position. */
  placeHere: "I’m at my shop now",
  /** Where the search, the map and that button could not be loaded. */
  placeAway:
    "The search, the map and “I’m at my shop now” need the internet. They’ll be here once you’re online.",
  placeHint:
    "Or press and hold on your shop in a map app, and paste its link or the two numbers here, such as 12.97160, 77.59456.",
  placeSaid: {
    asking: "Asking your phone...",
    denied:
      "Your phone didn’t share its location. Allow it for this page in the browser’s settings, or paste a link from a map app.",
    unknown:
      "Your phone couldn’t tell where it is. Try again near a window, or paste a link from a map app.",
    roughly: "Your phone is only sure to within {metres} metres. Please check on a map.",
    shortLink:
      "A short link doesn’t say where your shop is. Open it, and paste the long link or the two numbers.",
    near: "That’s near {place}.",
    /** Of a place that was found by its name, or tapped on the map. */
    middle:
      "The pin is in the middle of a map square, so it may be up to 400 metres from your door. For the exact spot, paste a link from a map app.",
    orHere: "Or tap “I’m at my shop now” once you’re there.",
    nowhere:
      "We don’t know any village or town within 5 km of there. Is it in the sea? Please check both numbers.",
  },
  placeMap: {
    show: "Show it on the map",
    heading: "Which square is your shop in?",
    text: "Tap it to put the pin there, then save the details.",
    wider: "It’s not on this map",
    wideHeading: "Where’s your shop?",
    wideText: "Tap the area it’s in. You’ll then see it up close.",
    closer: "Back to the map up close",
    inApp: "Check the pin in a map app",
  },
  /** Without JavaScript, after the search or the map. */
  pictureAgain:
    "Please choose the picture again: browsers forget a chosen file when a page loads again.",
  latitude: "Latitude",
  longitude: "Longitude",
  nearby: "Show your shop and today’s board to neighbours?",
  fssaiNumber: "FSSAI licence number",
  gst: "Do prices include GST?",
  gstUnsaid: "Don’t say",
  save: "Save details",
} as const satisfies Texts;
