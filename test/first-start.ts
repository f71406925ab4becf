import { after } from "node:test";
import { start } from "./commands.ts";

/** `npm start` on empty stores. Loading the demo takes longer than all that one test file does with it. */
export const first = await start();
after(() => first.npm.kill("SIGKILL"));
