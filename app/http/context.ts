import { createContext } from "react-router";
import type { Database } from "#app/db/database.ts";

/** What every door finds in its `context`, put there by everyRequest. */
export const database = createContext<Database>();

/** Names one request in the logs. */
export const requestId = createContext<string>();

/** Milliseconds that the branded splash stays; 0 leaves it out. */
export const splashMs = createContext<number>();
