import { beforeEach, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";
import {
  seenFields,
  shopFields,
  shopSeen,
  wasField,
} from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import {
  editorOf,
  formsOf,
  menuOf,
  readFailure,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";

let menu: Menu;
let cookie: string;

beforeEach(async () => {
  menu = await storeEditableMenu();
  ({ cookie } = await logIn(menu.shop.id));
});

/** The shop's form, in which this time closes on a Tuesday, and these are the dates. */
function formWith(closes: string, dates: string[] = []): Fields {
  let period = 0;
  const form = formsOf(menu)["edit-shop"].map(([name, value]): Fields[number] =>
    name === "dayTo" && ++period === 3 ? [name, closes] : [name, value],
  );
  const exceptions = dates.flatMap((date): Fields => [
    ["exceptionDate", date],
    ["exceptionFrom", ""],
    ["exceptionTo", ""],
  ]);
  return [...form, ...exceptions];
}
const send = async (form: Fields) =>
  readFailure(await sendForm(editorOf(menu), form, { Cookie: cookie }));

it("a shop's details and hours are saved together", async () => {
  expect((await send(formWith("22:00", ["", "2099-12-25"]))).status).toBe(303);
  const { shop } = await menuOf(menu.shop.id);
  expect(shop).toMatchObject({ name: "Chaat Palace", revision: menu.shop.revision + 1 });
  expect(shop.hours?.week[1]).toEqual([[660, 1320]]);
  expect(shop.hours?.exceptions).toEqual([{ date: "2099-12-25", periods: [] }]);
});

it.each([
  ["", "Tue: Please enter both times, or neither."],
  ["25:00", "Tue: "],
  ["11:00", "Tue: Both times are the same."],
])(
  "a wrong hour (“%s”) refuses the whole form, is shown beside its day, and loses nothing that was typed",
  async (closes, problem) => {
    const { status, alert, html } = await send(formWith(closes));
    expect([status, alert]).toEqual([422, expect.stringContaining(problem)]);
    expect(await menuOf(menu.shop.id)).toEqual(menu);
    const [tuesday = ""] = /id="weekday-2".*?id="weekday-3"/s.exec(html) ?? [];
    expect(tuesday).toMatch(/id="weekday-2-wrong"/);
    expect(tuesday).toMatch(/aria-invalid="true"[^>]*value="11:00"/);
    expect(html.match(/class="weekday"[^>]*open=""/g)).toHaveLength(1);
    expect(html.match(/weekday-\d-wrong">/g)).toEqual(['weekday-2-wrong">']);
    for (const typed of ["Chaat Palace", "चाट महल", "Since 1970", "9000000003", "4 to 10"]) {
      expect(html).toContain(`value="${typed}"`);
    }
    expect(html.match(/name="dayFrom"[^>]* value="11:00"/g)).toHaveLength(7);
  },
);

it("a day that opens before the one before it has closed is told beside it, and loses nothing that was typed", async () => {
  let day = 0;
  const form = formWith("02:00").map(([name, value]): Fields[number] =>
    name === "dayFrom" && ++day === 5 ? [name, "01:00"] : [name, value],
  );
  const { status, alert, html } = await send(form);
  expect([status, alert]).toEqual([422, expect.stringContaining("Wed: This overlaps")]);
  expect(html.match(/weekday-\d-wrong">/g)).toEqual(['weekday-3-wrong">']);
  expect([inLine(html, "dayFrom")[4], inLine(html, "dayTo")[2]]).toEqual(["01:00", "02:00"]);
  expect(await menuOf(menu.shop.id)).toEqual(menu);
});

it("a wrong date is shown beside its line, though a blank one stands before it", async () => {
  const { status, html } = await send(formWith("22:00", ["", "2099-12-24", "25.12.2099"]));
  expect(status).toBe(422);
  expect(html).toContain('id="exception-1-wrong"');
  expect(html).not.toContain('id="exception-0-wrong"');
});

/** A date with these openings, as the form has it. */
const special = (date: string, ...times: string[]): Fields => [
  ["exceptionDate", date],
  ...["From", "To", "AgainFrom", "AgainTo"].map((name, at): Fields[number] => [
    `exception${name}`,
    times[at] ?? "",
  ]),
];
const FESTIVAL = special("2099-11-08", "12:00", "15:00", "18:00", "01:00");
const inLine = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`name="${name}"[^>]*>`, "g"))].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? "",
  );

it("a date with lunch and dinner is stored, and shown with both and one blank line after it", async () => {
  const form = [...formWith("22:00"), ...special(""), ...FESTIVAL, ...special("2099-12-25")];
  expect((await send(form)).status).toBe(303);
  expect((await menuOf(menu.shop.id)).shop.hours?.exceptions).toEqual([
    {
      date: "2099-11-08",
      periods: [
        [720, 900],
        [1080, 60],
      ],
    },
    { date: "2099-12-25", periods: [] },
  ]);
  const html = await (await visit(editorOf(menu), { headers: { Cookie: cookie } })).text();
  expect(inLine(html, "exceptionDate")).toEqual(["2099-11-08", "2099-12-25", ""]);
  expect(inLine(html, "exceptionAgainFrom")).toEqual(["18:00", "", ""]);
  expect(inLine(html, "exceptionAgainTo")).toEqual(["01:00", "", ""]);
  expect(html).not.toMatch(/<span class="period" hidden/);
});

it("a second opening with one time refuses the form beside its line, and loses nothing", async () => {
  const wrong = special("2099-11-08", "12:00", "15:00", "18:00");
  const { status, alert, html } = await send([
    ...formWith("22:00"),
    ...special("2099-11-01"),
    ...wrong,
  ]);
  expect([status, alert]).toEqual([422, expect.stringContaining("both times, or neither.")]);
  expect(html.match(/exception-\d-wrong">/g)).toEqual(['exception-1-wrong">']);
  expect(inLine(html, "exceptionAgainFrom")).toEqual(["", "18:00", ""]);
  expect(await menuOf(menu.shop.id)).toEqual(menu);
});

it("a dinner that another phone has added to a date is kept, and shown where this one changed its lunch", async () => {
  const lunch = special("2099-11-08", "12:00", "15:00");
  expect((await send([...formWith("22:00"), ...lunch])).status).toBe(303);
  menu = await menuOf(menu.shop.id);
  const seen = (dates: Fields, name: string): Fields => [
    ["operation", "edit-shop"],
    ...seenFields(shopSeen(menu.shop)),
    ...shopFields(menu.shop).filter(([field]) => !/^(exception|name$)/.test(field)),
    ["name", name],
    ...dates,
  ];
  const { name } = menu.shop;
  expect((await send(seen(FESTIVAL, name))).status).toBe(303);
  expect((await send(seen(lunch, "Chaat Mahal"))).status).toBe(303);
  const { shop } = await menuOf(menu.shop.id);
  expect(shop.name).toBe("Chaat Mahal");
  expect(shop.hours?.exceptions[0]?.periods).toHaveLength(2);

  const earlier = special("2099-11-08", "11:00", "15:00");
  const met = await send(seen(earlier, name));
  expect(met.status).toBe(409);
  expect(met.html).toContain("2099-11-08 12:00–15:00, 18:00–01:00");
  expect((await menuOf(menu.shop.id)).shop).toEqual(shop);
});

const TODAY = localDate(Date.now());
const YESTERDAY = localDate(Date.now() - DAY_MS);

it.each([
  ["that is over", [YESTERDAY], 0, "That date has passed."],
  ["that is there twice", [TODAY, "2099-12-25", TODAY], 2, "This date appears twice."],
  ["that no year has", ["2099-12-25", "2099-02-31"], 1, "There’s no such date."],
  ["that this year does not have", ["2099-02-29"], 0, "There’s no such date."],
])(
  "a date %s refuses the form, is told beside its line, and loses nothing",
  async (_, dates, line, told) => {
    const { status, alert, html } = await send(formWith("22:00", dates));
    expect([status, alert]).toEqual([422, expect.stringContaining(told)]);
    expect(html.match(/exception-\d-wrong">[^<]*/g)).toEqual([
      expect.stringMatching(`exception-${line}-wrong">${told}`),
    ]);
    for (const date of dates) expect(html).toContain(`value="${date}"`);
    expect(await menuOf(menu.shop.id)).toEqual(menu);
  },
);

it("a date that was over before the form came back is left out, and today is not over", async () => {
  const exceptions = [YESTERDAY, TODAY].map((date) => ({ date, periods: [] }));
  const was = wasField([...shopFields(menu.shop), ["exceptionDate", YESTERDAY]]);
  const form = formWith("22:00", [YESTERDAY, TODAY]).filter(([name]) => name !== "was");
  expect((await send([...form, was])).status).toBe(303);
  expect((await menuOf(menu.shop.id)).shop.hours?.exceptions).toEqual(exceptions.slice(1));
});

it.each([
  ["name", ""],
  ["fssaiNumber", "12"],
])("a wrong %s is told beside its field, and the hours stay as typed", async (name, text) => {
  const form = formWith("22:00").filter(([field]) => field !== name);
  const { status, html } = await send([...form, [name, text]]);
  expect(status).toBe(422);
  expect(html).toMatch(new RegExp(`id="shop-${name}-wrong"`));
  expect(html).toMatch(/name="dayTo"[^>]* value="22:00"/);
});

it("an older page, which knows no hours in this form, leaves them as they are", async () => {
  await send(formWith("22:00"));
  const { shop } = await menuOf(menu.shop.id);
  const older = formsOf(await menuOf(menu.shop.id))["edit-shop"];
  expect((await send(older.filter(([name]) => !name.startsWith("day")))).status).toBe(303);
  expect((await menuOf(menu.shop.id)).shop.hours).toEqual(shop.hours);
});
