import { beforeEach, expect, it, vi } from "vitest";
import { keptNames } from "#app/device/drafts/kept-texts.ts";
import { forgetTyped, isAnyHalfTyped } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { stubTypedTexts } from "#test/typed-texts.ts";
import { keepList, markListSent, recallList } from "./kept-list.ts";
import { EMPTY_DRAFT, replaced, withText } from "./list-draft.ts";

stubTypedTexts();
beforeEach(() => {
  vi.stubGlobal("document", { addEventListener: () => {} });
  forgetTyped("shop");
});

const LIST = withText(EMPTY_DRAFT, "Samosa 20");

it("a cleared list does not count as half typed, but can still be brought back after a reload", () => {
  keepList("shop", () => LIST);
  expect([isAnyHalfTyped("shop"), recallList("shop")]).toEqual([true, LIST]);
  keepList("shop", () => replaced(LIST));
  expect([isAnyHalfTyped("shop"), recallList("shop")]).toEqual([false, replaced(LIST)]);
  keepList("shop", () => withText(replaced(LIST), "Idli 40"));
  expect(isAnyHalfTyped("shop")).toBe(true);
});

it("nothing is left of a list once it is sent, or once somebody has logged out", () => {
  keepList("shop", () => LIST);
  markListSent("shop");
  expect([isAnyHalfTyped("shop"), recallList("shop")]).toEqual([false, EMPTY_DRAFT]);
  keepList("shop", () => replaced(LIST));
  forgetTyped("shop");
  expect(keptNames("shop ")).toEqual([]);
});
