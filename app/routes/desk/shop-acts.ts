import { data, redirect, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { resetOwnerPassword } from "#app/domain/accounts/reset-password.ts";
import { importMenu, type ImportReport } from "#app/domain/menus/import.ts";
import type { Refusal } from "#app/domain/outcome.ts";
import { openOrCloseShop, type DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { account, database, purgeMenu } from "#app/http/context.ts";
import { makePassword } from "#app/http/credentials.ts";
import { badRequest, notFound, statusOf } from "#app/http/replies.ts";
import { NumberField } from "./fields.ts";
import type { HandOver } from "./hand-over.ts";

/** What came of an act on a shop: what to show once, or why it was refused. */
export interface ShopAnswer {
  handOver?: HandOver;
  report?: ImportReport;
  problem?: string;
}

type Context = Readonly<RouterContextProvider>;

const OVERTAKEN = "Somebody was quicker: the shop has changed meanwhile. Nothing was changed.";

/** Does what a form of the shop's page asks for; another form is answered with a 400. */
export async function performShopAct(context: Context, shop: DeskShopWithOwners, form: FormData) {
  switch (form.get("act")) {
    case "import":
      return importFile(context, shop, form.get("file"));
    case "reset-password":
      return resetPassword(context, shop, form);
    case "close":
      return openOrClose(context, shop, false);
    case "reopen":
      return openOrClose(context, shop, true);
    default:
      throw badRequest("This form is not known here");
  }
}

async function importFile(context: Context, { id }: DeskShopWithOwners, file: unknown) {
  if (!(file instanceof File) || file.size === 0) {
    return answer({ problem: "Choose a menu file first." }, 422);
  }
  const text = await textOf(file);
  if (text === undefined) {
    return answer({ problem: "The file is not UTF-8 text. Nothing was changed." }, 422);
  }
  const imported = await importMenu(context.get(database), text, {
    shopId: id,
    operator: context.get(account),
    now: Date.now(),
  });
  if (!imported.ok) {
    const { path, message } = imported.refusal;
    return refuse(
      imported.refusal,
      `The file was refused, and nothing was changed: ${path} ${message}.`,
    );
  }
  context.get(purgeMenu)(id);
  return answer({ report: imported.value });
}

async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

const ResetInput = v.object({ account: NumberField, epoch: NumberField });

async function resetPassword(context: Context, shop: DeskShopWithOwners, form: FormData) {
  const fields = v.safeParse(ResetInput, Object.fromEntries(form));
  if (!fields.success) throw badRequest("This form is not known here");
  const { password, passwordHash } = await makePassword();
  const reset = await resetOwnerPassword(
    context.get(database),
    {
      shopId: shop.id,
      accountId: fields.output.account,
      epoch: fields.output.epoch,
      passwordHash,
      operator: context.get(account),
    },
    { now: Date.now() },
  );
  if (!reset) throw notFound("This login is not here");
  if (!reset.ok) {
    return refuse(
      reset.refusal,
      "This password was changed meanwhile, by you or somebody else. Nothing was changed now.",
    );
  }
  const { id: shopId, name: shopName, askedBy = "" } = shop;
  const { username } = reset.value;
  // Not to the number on the menu: whoever is logged in to the shop can write another there.
  return answer({
    handOver: { shopId, shopName, phoneNumber: askedBy, username, password, isNewShop: false },
  });
}

async function openOrClose(context: Context, { id }: DeskShopWithOwners, isOpen: boolean) {
  const change = { shopId: id, isOpen, operator: context.get(account) };
  const changed = await openOrCloseShop(context.get(database), change, { now: Date.now() });
  if (!changed) throw notFound("This shop is not here");
  if (!changed.ok) return refuse(changed.refusal, OVERTAKEN);
  context.get(purgeMenu)(id);
  throw redirect(`/desk/shops/${id}`, 303);
}

function refuse(refusal: Refusal, problem: string) {
  return answer({ problem }, statusOf(refusal));
}

function answer(said: ShopAnswer, status = 200) {
  return data(said, { status });
}
