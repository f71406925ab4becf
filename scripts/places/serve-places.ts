import { mkdirSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { placeFilePath } from "#app/http/place-file-path.ts";
import { placeFiles, placesVersion } from "./place-files.ts";

/** Puts the files of place names beside the scripts of a build, and serves them during development. */
export const servePlaces: Plugin = {
  name: "places",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle({ dir = "" }) {
    const pathOf = (name: string) => dir + placeFilePath(name, placesVersion());
    mkdirSync(pathOf("").replace(/[^/]+$/, ""), { recursive: true });
    for (const [name, text] of Object.entries(placeFiles())) writeFileSync(pathOf(name), text);
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, name = ""] = /^\/assets\/places\/[^/]+\/(\w+)\.txt$/.exec(request.url ?? "") ?? [];
      if (name === "") return next();
      const text = placeFiles()[name];
      response.statusCode = text === undefined ? 404 : 200;
      response.end(text);
    });
  },
};
