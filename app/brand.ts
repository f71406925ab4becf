/** Everything that names the product. Renaming it, or giving it its own domain, is an edit of this file. */
export const brand = {
  name: "Nukkad",
  tagline: "Know what is happening around you",
  /** The product's public address, without a slash at its end. */
  homeAddress: "https://nukkad.example",
  /** The product's public picture, which links to it are shown with. `npm run draw` redraws it. */
  shareImage: { path: "/share.png", width: 1200, height: 630 },
  /** For the manifest and theme-color, which cannot read CSS. A test compares them with app/ui/tokens.css. */
  colours: { stripe: "#e4722b", paper: "#fffaf3" },
  /** The number on which shops reach you on WhatsApp: digits only, country code first. This one belongs to nobody. */
  whatsApp: "910000000000",
  contactEmail: "hello@nukkad.example",
  /** Who answers grievances: the name of a person, which India's IT Rules ask for before the launch. */
  grievanceOfficer: "Grievance Officer",
  grievanceEmail: "grievance@nukkad.example",
  /** For everything about the safety of children; read before all else. */
  safetyEmail: "safety@nukkad.example",
} as const;
