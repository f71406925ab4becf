import { placeFiles } from "./place-files.ts";

// A thread of its own, as this takes some seconds.
placeFiles();
