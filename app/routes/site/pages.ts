/** The site's pages, which exist in every language, by the path of the English one, for the routes and for the sitemap. */
export const TRANSLATED_PAGES = [
  { path: "/", file: "routes/site/home/home.tsx" },
  { path: "/add-shop", file: "routes/site/add-shop.tsx" },
  { path: "/contact", file: "routes/site/contact.tsx" },
  { path: "/login-help", file: "routes/site/login-help.tsx" },
  { path: "/privacy-policy", file: "routes/site/policies/privacy-policy.tsx" },
  { path: "/csae-standards", file: "routes/site/policies/csae-standards.tsx" },
  { path: "/moderation", file: "routes/site/moderation/moderation.tsx" },
] as const;
