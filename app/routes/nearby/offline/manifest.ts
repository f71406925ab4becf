import { brand } from "#app/brand.ts";
import { SHARE_PATH } from "#app/device/paths.ts";
import { language } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Language } from "#app/messages/languages.ts";
import type { Route } from "./+types/manifest";
import { screenPath, SCREENS } from "./screens.ts";

const png = (path: string, side: number) => ({
  src: path,
  sizes: `${side}x${side}`,
  type: "image/png",
});

/** What is the same in every language. `id` is, too, so that an installed app stays the same one. */
const MANIFEST = {
  id: "/nearby",
  name: brand.name,
  short_name: brand.name,
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

/** Source: https://www.w3.org/TR/appmanifest/ */
function manifestIn(language: Language) {
  const { manifest } = messagesIn(language, "system");
  const icons = [png("/icon-192.png", 192)];
  return {
    ...MANIFEST,
    lang: language,
    description: messagesIn(language, "ui").page.tagline,
    screenshots: SCREENS.map(({ width, height, form }) => ({
      src: screenPath(form, language),
      sizes: `${width}x${height}`,
      type: "image/webp",
      form_factor: form,
      label: manifest.screen,
    })),
    shortcuts: [
      { name: manifest.askForHelp, url: "/nearby/new?kind=help", icons },
      { name: manifest.postUpdate, url: "/nearby/new?kind=update", icons },
    ],
  };
}

/** The web app manifest, which lets phones install the app, in the language of its address. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(JSON.stringify(manifestIn(context.get(language))), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
