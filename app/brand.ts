/** Everything that names the product. Renaming it, or giving it its own domain, is an edit of this file. */
export const brand = {
  name: "Nukkad",
  tagline: "Know what is happening around you",
  /** The product's public address, without a slash at its end. */
  homeAddress: "https://nukkad.example",
  /** The product's public logo, a path of this site. */
  logo: "/logo.png",
  contactEmail: "hello@nukkad.example",
} as const;
