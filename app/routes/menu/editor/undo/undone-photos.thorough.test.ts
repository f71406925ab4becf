import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import {
  firstState,
  nextState,
  type EditorState,
} from "#app/routes/menu/editor/changes/editor-state.ts";
import { changeOf } from "#app/routes/menu/editor/changes/make-change.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import {
  editorOf,
  firstOf,
  menuOf,
  sendForm,
  storeEditableMenu,
  tinyPicture,
} from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { replayed } from "./steps.ts";

const db = openDatabase(env.DB);

let menu: Menu;
let Cookie: string;
beforeEach(async () => {
  menu = await storeEditableMenu();
  Cookie = (await logIn(menu.shop.id)).cookie;
});

const send = async (form: Fields) => (await sendForm(editorOf(menu), form, { Cookie })).status;
const photoNow = async () => firstOf(await menuOf(menu.shop.id)).item.photoKey;
const ofItem = (): Fields[number] => ["itemId", String(firstOf(menu).item.id)];

/** Uploads a photo of the first item, and gives its key. */
async function upload(): Promise<string> {
  expect(await send([["operation", "change-item-photo"], ofItem(), ["photo", tinyPicture()]])).toBe(
    303,
  );
  return String(await photoNow());
}

/** Sends what undoes the last step of an editor that shows the menu as it is. */
async function undo({ steps }: EditorState): Promise<number> {
  const back = replayed(steps, "undo", await menuOf(menu.shop.id));
  return send(back?.fields ?? []);
}

const putting = (photoKey: string): Fields => {
  const { id, revision } = firstOf(menu).item;
  const patch = { sections: [], deletedSections: [], deletedItems: [] };
  return patchFields({ ...patch, items: [{ id, revision, values: { photoKey } }] });
};

describe("the photo of a dish", () => {
  it("comes back after another has taken its place, and after it was taken off", async () => {
    const [first, second] = [await upload(), await upload()];
    const { id } = firstOf(menu).item;
    const before = firstState(
      {
        ...(await menuOf(menu.shop.id)),
        sections: withPhotoKey(await menuOf(menu.shop.id), first),
      },
      [],
    );
    const saved = nextState(before, { type: "photo-saved", itemId: id, photoKey: second });
    expect(await undo(saved)).toBe(303);
    expect(await photoNow()).toBe(first);

    const remove: Fields = [["operation", "remove-item-photo"], ofItem()];
    const shown = firstState(await menuOf(menu.shop.id), []);
    const removed = nextState(shown, { type: "made", change: changeOf(1, remove) });
    expect(await send(remove)).toBe(303);
    expect(await photoNow()).toBeNull();
    expect(await undo(removed)).toBe(303);
    expect(await photoNow()).toBe(first);
  });

  it("is no other shop's, and none that is not in store", async () => {
    const mine = await upload();
    const theirs = await upload();
    const other = await storeEditableMenu();
    await db
      .update(items)
      .set({ photoKey: theirs })
      .where(eq(items.id, firstOf(other).item.id));
    expect(await send(putting(mine))).toBe(303);
    for (const key of [theirs, `${"0".repeat(32)}-3x2.png`]) {
      expect(await send(putting(key))).toBe(404);
    }
    expect(await photoNow()).toBe(mine);
  });

  it("is none that another shop has had", async () => {
    const mine = await upload();
    const other = await storeEditableMenu();
    const owner = (await logIn(other.shop.id)).cookie;
    const itemId = String(firstOf(other).item.id);
    const change: Fields = [
      ["operation", "change-item-photo"],
      ["itemId", itemId],
      ["photo", tinyPicture()],
    ];
    await sendForm(editorOf(other), change, { Cookie: owner });
    const former = String(firstOf(await menuOf(other.shop.id)).item.photoKey);
    await sendForm(
      editorOf(other),
      [
        ["operation", "remove-item-photo"],
        ["itemId", itemId],
      ],
      { Cookie: owner },
    );
    expect(await send(putting(former))).toBe(404);
    expect(await photoNow()).toBe(mine);
  });
});

function withPhotoKey({ sections }: Menu, photoKey: string): Menu["sections"] {
  const [first, ...others] = sections;
  const [item, ...rest] = first?.items ?? [];
  if (!first || !item) throw new Error("nothing on the menu");
  return [{ ...first, items: [{ ...item, photoKey }, ...rest] }, ...others];
}
