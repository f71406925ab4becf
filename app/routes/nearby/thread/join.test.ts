import { expect, it } from "vitest";
import { DAY_MS } from "#app/durations.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { filledIn, formsIn, type PlainForm } from "#test/forms-in.ts";
import { CORNER } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";

it("without JavaScript a call for help says by when, and who can help is counted once they have said their age", async () => {
  const asha = newPhone();
  await asha.publish({
    text: "A ladder, please",
    day: localDate(Date.now() + DAY_MS),
    time: "00:10",
  });
  const ravi = newPhone();
  await ravi.goTo(CORNER);
  const helpNearby = "/nearby?kind=help";
  const feed = await ravi.get(helpNearby);
  const html = (await feed.clone().text()).replaceAll("<!-- -->", "");
  expect(html).toContain("Needed by 12:10 am tomorrow");
  const [thread = ""] = /\/nearby\/posts\/[\w-]{16}(?=")/.exec(html) ?? [];
  const joinsOf = async (page: Response) =>
    (await formsIn(page, thread)).filter(({ fields }) => valueOf(fields, "operation") === "join");

  const [tap] = await joinsOf(feed);
  const asked = await ravi.sendPlain(thread, tap ?? NO_FORM);
  expect(asked.status).toBe(403);
  const [, withAge] = await joinsOf(asked);
  const joined = await ravi.sendPlain(thread, filledIn(withAge ?? NO_FORM, { isOldEnough: "yes" }));
  expect([joined.status, joined.headers.get("Location")]).toEqual([
    303,
    expect.stringContaining(thread),
  ]);
  const after = await ravi.get(helpNearby);
  expect(await after.clone().text()).toMatch(
    /aria-pressed="true"[^>]*>(?:<svg.*?<\/svg>)?I can help · 1</s,
  );
  // The same button takes it back.
  const [takeBack] = await joinsOf(after);
  await ravi.sendPlain(thread, takeBack ?? NO_FORM);
  expect(await (await ravi.get(helpNearby)).text()).toMatch(
    /aria-pressed="false"[^>]*>I can help</,
  );
});

const NO_FORM: PlainForm = { fields: [], isMultipart: false };

const valueOf = (fields: PlainForm["fields"], name: string) => Object.fromEntries(fields)[name];
