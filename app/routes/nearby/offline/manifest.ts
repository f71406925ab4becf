import { brand } from "#app/brand.ts";
import { SHARE_PATH } from "#app/device/paths.ts";
import { SCREENS } from "./screens.ts";

const png = (path: string, side: number) => ({
  src: path,
  sizes: `${side}x${side}`,
  type: "image/png",
});

/** Source: https://www.w3.org/TR/appmanifest/ */
const MANIFEST = {
  id: "/nearby",
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: "en",
  dir: "ltr",
  categories: ["social", "lifestyle", "food"],
  start_url: "/nearby",
  // The whole site, so that menus open within the app.
  scope: "/",
  display: "standalone",
  background_color: brand.colours.paper,
  theme_color: brand.colours.stripe,
  icons: [
    png("/icon-192.png", 192),
    png("/icon-512.png", 512),
    // The same picture: everything that matters lies within the safe zone of masks.
    { ...png("/icon-512.png", 512), purpose: "maskable" },
  ],
  screenshots: SCREENS.map(({ src, width, height, form }) => ({
    src,
    sizes: `${width}x${height}`,
    type: "image/webp",
    form_factor: form,
    label: "What is going on around you",
  })),
  shortcuts: [
    { name: "Ask for help", url: "/nearby/new?kind=help", icons: [png("/icon-192.png", 192)] },
    { name: "Post an update", url: "/nearby/new?kind=update", icons: [png("/icon-192.png", 192)] },
  ],
  share_target: {
    action: SHARE_PATH,
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: "photos", accept: ["image/*"] }],
    },
  },
};

/** The web app manifest, which lets phones install the app. */
export function loader() {
  return new Response(JSON.stringify(MANIFEST), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
