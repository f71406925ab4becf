import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { catalogues } from "#app/messages/catalogues.server.ts";
import { MessagesProvider } from "#app/ui/messages.tsx";
import { PhotoViewer } from "./photo-viewer.tsx";

it("a viewer loads the photo that is shown, and of the others only the small pictures that cards have loaded", () => {
  const photos = [
    { name: "first.jpg", number: 1, width: 4, height: 3 },
    { name: "second.jpg", number: 2, width: 4, height: 3 },
    { name: "third.jpg", small: "third-small.webp", number: 3, width: 4, height: 3 },
  ];
  const altOf = (index: number) => `Photo ${index + 1}`;
  const provided = {
    of: { language: "en", texts: catalogues.en } as const,
    children: createElement(PhotoViewer, { photos, first: 1, altOf, onClose: () => {} }),
  };
  const html = renderToStaticMarkup(createElement(MessagesProvider, provided));
  const sources = Array.from(html.matchAll(/src="([^"]+)"/g), ([, source]) => source);
  expect(sources).toEqual(["/images/second.jpg", "/images/third-small.webp"]);
});
