import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";
import { placeFilePath } from "#app/domain/places/place-file-path.ts";
import { placeFiles, placesVersion } from "./place-files.ts";

let made: Promise<void> | undefined;

/** Puts the files of place names beside the scripts of a build, and serves them during development. */
export const servePlaces: Plugin = {
  name: "places",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    if (this.environment.mode === "build") made ??= makeFiles();
  },
  async writeBundle({ dir = "" }) {
    await made;
    const pathOf = (name: string) => dir + placeFilePath(name, placesVersion());
    mkdirSync(dirname(pathOf("any")), { recursive: true });
    for (const [name, text] of Object.entries(placeFiles())) writeFileSync(pathOf(name), text);
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, name = ""] = /^\/assets\/places\/[^/]+\/(\w+)\.txt$/.exec(request.url ?? "") ?? [];
      if (name === "") return next();
      const text = placeFiles()[name];
      response.setHeader("Content-Type", "text/plain; charset=utf-8");
      response.statusCode = text === undefined ? 404 : 200;
      response.end(text);
    });
  },
};

/** Makes the files beside everything else that a build does: it takes some seconds unless they are there already. */
async function makeFiles(): Promise<void> {
  await once(new Worker(new URL("./make-place-files.ts", import.meta.url)), "exit");
}
