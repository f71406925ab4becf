import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EditorContext, type Editor } from "#app/routes/menu/editor/editor-context.ts";
import { stubDeviceStorage } from "#test/device-storage.ts";
import { keepPicture, recallPicture, sendKeptPicture } from "./kept-picture.ts";
import { useShopPicture, type ShopPicture } from "./use-shop-picture.ts";

const picture = new File(["a shop front"], "front.jpg");

beforeEach(stubDeviceStorage);
afterEach(() => vi.unstubAllGlobals());

/** The picture of a form whose field, as in one that was drawn anew, is no longer there. */
function pictureOfGoneForm(): ShopPicture {
  const found: ShopPicture[] = [];
  const value = { shopId: "front" } as Editor;
  const Form = () => {
    found.push(useShopPicture(null, undefined));
    return null;
  };
  renderToStaticMarkup(createElement(EditorContext.Provider, { value }, createElement(Form)));
  const [chosen] = found;
  if (!chosen) throw new Error("not drawn");
  return chosen;
}

it("a picture that was kept stays if its form is drawn anew while it is read", async () => {
  await keepPicture("front", picture);
  await pictureOfGoneForm().chooseFirst();
  expect(await recallPicture("front")).toBe(picture);
});

it("a picture that is being sent is kept until it has been, whatever form is drawn meanwhile", async () => {
  await keepPicture("front", picture);
  const failed = sendKeptPicture("front", async () => {
    await pictureOfGoneForm().chooseFirst();
    throw new Error("the page was left");
  });
  await expect(failed).rejects.toThrow("the page was left");
  expect(await recallPicture("front")).toBe(picture);
});
