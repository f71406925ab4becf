import { data, redirect, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { createOwnerLogin, FIRST_EPOCH } from "#app/domain/accounts/owner-login.ts";
import { resetOwnerPassword } from "#app/domain/accounts/reset-password.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { openOrCloseShop, type DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { account, database } from "#app/http/context.ts";
import { makePassword } from "#app/http/credentials.ts";
import { removeLastCopies } from "#app/http/last-menu-copy.ts";
import { notFound, unknownForm } from "#app/http/replies.ts";
import { parseFields } from "./fields.ts";
import { leadToHandOver } from "./hand-over.ts";
import { NewLoginInput, takenTexts, readNames, type NamesAnswer } from "./names.ts";
import { enterEditor, exitEditor } from "./on-behalf.ts";
import { statusOf, type DeskRefusal } from "./refusals.ts";

export interface ShopAnswer extends NamesAnswer {
  problem?: string;
}

type Context = Readonly<RouterContextProvider>;

interface Asked {
  request: Request;
  context: Context;
}

const OVERTAKEN =
  "Somebody got there first: the shop has changed in the meantime, so nothing was done.";

const CLOSED = "This shop is closed, so its menu can’t be edited. Reopen the shop below first.";

/** Does what a form of the shop's page asks for; another form is answered with a 400. */
export async function performShopAct(asked: Asked, shop: DeskShopWithOwners, form: FormData) {
  const { context } = asked;
  switch (form.get("act")) {
    case "create-login":
      return createLogin(asked, shop, form);
    case "reset-password":
      return resetPassword(asked, shop, form);
    case "open-editor":
      return edit(context, shop);
    case "open-list":
      return edit(context, shop, "?open=paste-list");
    case "leave-editor":
      return exitEditor(context, shop.id);
    case "close":
      return openOrClose(context, shop, false);
    case "reopen":
      return openOrClose(context, shop, true);
    default:
      throw unknownForm();
  }
}

async function edit(
  context: Context,
  shop: DeskShopWithOwners,
  query: "" | "?open=paste-list" = "",
) {
  const opened = await enterEditor(context, shop.id, query);
  return opened ?? answer({ problem: CLOSED }, 409);
}

async function createLogin(asked: Asked, shop: DeskShopWithOwners, form: FormData) {
  const { context } = asked;
  const { names, ...read } = readNames(form, NewLoginInput);
  if (!names) return answer(read, 422);
  const { password, passwordHash } = await makePassword();
  const { username } = names;
  const now = Date.now();
  const created = await createOwnerLogin(
    context.get(database),
    { shopId: shop.id, username, passwordHash, operator: context.get(account) },
    { now },
  );
  if (!created) throw notFound("This shop isn’t here");
  if (created.ok) {
    const login = { username, password, epoch: FIRST_EPOCH, madeAt: now, news: "login" } as const;
    return leadToHandOver(asked, shop.id, login);
  }
  const { refusal } = created;
  if (refusal.reason === "stale") {
    return refuse(refusal, "This shop’s owner already has a login. Nothing was changed.");
  }
  return answer({ problems: takenTexts(refusal), typed: read.typed }, statusOf(refusal));
}

const ResetInput = v.object({ account: WholeNumberInput, epoch: WholeNumberInput });

async function resetPassword(asked: Asked, shop: DeskShopWithOwners, form: FormData) {
  const { context } = asked;
  const now = Date.now();
  const { account: accountId, epoch } = parseFields(form, ResetInput);
  const { password, passwordHash } = await makePassword();
  const reset = await resetOwnerPassword(
    context.get(database),
    { shopId: shop.id, accountId, epoch, passwordHash, operator: context.get(account) },
    { now },
  );
  if (!reset) throw notFound("This login isn’t here");
  if (!reset.ok) {
    return refuse(
      reset.refusal,
      "This password was changed in the meantime, by you or somebody else. It stays as it is.",
    );
  }
  return leadToHandOver(asked, shop.id, {
    ...reset.value,
    password,
    madeAt: now,
    news: "password",
  });
}

async function openOrClose(context: Context, { id }: DeskShopWithOwners, isOpen: boolean) {
  const change = { shopId: id, isOpen, operator: context.get(account) };
  const changed = await openOrCloseShop(context.get(database), change, { now: Date.now() });
  if (!changed) throw notFound("This shop isn’t here");
  if (!changed.ok) return refuse(changed.refusal, OVERTAKEN);
  if (!isOpen) await removeLastCopies(context, id);
  throw redirect(`/desk/shops/${id}`, 303);
}

function refuse(refusal: DeskRefusal, problem: string) {
  return answer({ problem }, statusOf(refusal));
}

function answer(said: ShopAnswer, status = 200) {
  return data(said, { status });
}
