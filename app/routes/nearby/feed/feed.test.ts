import { expect, it } from "vitest";
import { CORNER, post } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";

it("without JavaScript, links lead through every post nearby, newest first", async () => {
  const texts = Array.from({ length: 45 }, (_, index) => `Post number ${index + 1}`);
  const start = Date.now() - 3_600_000;
  for (const [index, text] of texts.entries()) {
    await post({ text, now: start + index * 60_000 });
  }
  const phone = newPhone();
  await phone.goTo(CORNER);
  const seen: string[] = [];
  let pages = 0;
  for (let path: string | undefined = "/nearby"; path !== undefined; pages += 1) {
    const html: string = await (await phone.get(path)).text();
    seen.push(...Array.from(html.matchAll(/>(Post number \d+)</g), (found) => String(found[1])));
    path = /class="button older"[^>]*href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(seen).toEqual(texts.toReversed());
  expect(pages).toBeGreaterThan(1);
});
