import { test as base } from "@playwright/test";
import { again } from "./desk-cast.ts";

/** A journey, of which no phone and no computer is left on for the next: what each looks at goes on asking the server. */
export const test = base.extend<{ leaveNoneOn: void }>({
  leaveNoneOn: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A name or text that only this try of a journey uses. */
export const ofThisTry = (text: string) => (test.info().retry > 0 ? again(text) : text);
