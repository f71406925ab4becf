import { after } from "node:test";
import { start } from "./commands.ts";

/** `npm start` on empty stores: it loads the demo, which takes longer than what one test file asks of it. */
export const first = await start();
after(() => first.npm.kill("SIGKILL"));
