import { expect, it } from "vitest";
import { pageMeta } from "./page-meta.ts";

const contents = (...words: Parameters<typeof pageMeta>) =>
  Object.fromEntries(
    pageMeta(...words).flatMap((tag) =>
      "content" in tag
        ? [["property" in tag ? tag.property : "name" in tag ? tag.name : "", tag.content]]
        : [],
    ),
  );

it("has a value of the product's for everything that a page leaves out", () => {
  expect(contents()).toEqual({
    description: "Know what is happening around you",
    keywords: "Know what is happening around you",
    "twitter:card": "summary_large_image",
    "og:site_name": "Nukkad",
    "og:title": "Nukkad",
    "og:description": "Know what is happening around you",
    "og:image": "https://nukkad.example/share.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:url": "https://nukkad.example/",
    "og:type": "website",
  });
});

it("is left out of search engines only where the page says so", () => {
  expect(contents({ title: "Menu", noindex: true })).toMatchObject({
    robots: "noindex",
    "og:title": "Menu | Nukkad",
  });
});

it("makes a relative image absolute, and leaves an absolute one alone", () => {
  expect(contents({ image: "images/a.webp" })["og:image"]).toBe(
    "https://nukkad.example/images/a.webp",
  );
  expect(contents({ image: "/images/a.webp" })["og:image"]).toBe(
    "https://nukkad.example/images/a.webp",
  );
  expect(contents({ image: "https://cdn.example/a.webp" })["og:image"]).toBe(
    "https://cdn.example/a.webp",
  );
});

it("skips tags with an empty value", () => {
  expect(Object.keys(contents({ keywords: "", image: "" }))).not.toEqual(
    expect.arrayContaining(["keywords"]),
  );
  expect(
    Object.keys(contents({ image: "" })).filter((name) => name.startsWith("og:image")),
  ).toEqual([]);
});

it("says nothing of the size and shape of a picture that is not the product's own", () => {
  const { "twitter:card": card, ...others } = contents({ image: "/images/a.webp" });
  expect(card).toBe("summary");
  expect(others).not.toHaveProperty("og:image:width");
  expect(others).not.toHaveProperty("og:image:height");
});
