import { data, redirect, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { createOwnerLogin } from "#app/domain/accounts/owner-login.ts";
import { resetOwnerPassword } from "#app/domain/accounts/reset-password.ts";
import { keepVersion } from "#app/domain/menus/history/keep-version.ts";
import { replaceMenu, type ImportReport } from "#app/domain/menus/import.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import type { InvalidInput, Stale } from "#app/domain/outcome.ts";
import { openOrCloseShop, type DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { account, database, stores } from "#app/http/context.ts";
import { makePassword } from "#app/http/credentials.ts";
import { queryForDevice } from "#app/http/devices.ts";
import { removeLastCopies } from "#app/http/last-menu-copy.ts";
import { notFound, unknownForm } from "#app/http/replies.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";
import { parseFields } from "./fields.ts";
import { writeHandOver, type HandOver } from "./hand-over.ts";
import { NewLoginInput, takenTexts, readNames, type NamesAnswer } from "./names.ts";
import { statusOf, type DeskRefusal } from "./refusals.ts";

export interface ShopAnswer extends NamesAnswer {
  report?: ImportReport;
  problem?: string;
}

type Context = Readonly<RouterContextProvider>;

const OVERTAKEN =
  "Somebody got there first: the shop has changed in the meantime, so nothing was done.";

/** Does what a form of the shop's page asks for; another form is answered with a 400. */
export async function performShopAct(context: Context, shop: DeskShopWithOwners, form: FormData) {
  switch (form.get("act")) {
    case "import":
      return importFile(context, shop, form);
    case "create-login":
      return createLogin(context, shop, form);
    case "reset-password":
      return resetPassword(context, shop, form);
    case "close":
      return openOrClose(context, shop, false);
    case "reopen":
      return openOrClose(context, shop, true);
    default:
      throw unknownForm();
  }
}

const ImportInput = v.object({ revision: WholeNumberInput });

async function importFile(context: Context, { id: shopId }: DeskShopWithOwners, form: FormData) {
  const { revision: seen } = parseFields(form, ImportInput);
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) {
    return answer({ problem: "Choose a menu file first." }, 422);
  }
  const text = await textOf(file);
  if (text === undefined) {
    return answer({ problem: "The file isn’t UTF-8 text. Nothing was changed." }, 422);
  }
  const operator = context.get(account);
  const now = Date.now();
  const editor = { ...operator, editedBy: null, editedAt: null };
  await keepVersion(context.get(stores), { shopId, editor }, { now });
  const replacing = { shopId, seen, operator };
  const imported = await replaceMenu(context.get(database), text, replacing, { now });
  if (!imported) throw notFound("This shop isn’t here");
  if (!imported.ok) return refuse(imported.refusal, whyNotImported(imported.refusal));
  return answer({ report: imported.value });
}

function whyNotImported(refusal: InvalidInput | Stale): string {
  if (refusal.reason === "stale") {
    return "The menu has changed since you saw it, so nothing was imported. Look at it first, then import the file again if it should still replace the menu.";
  }
  return `The file was refused, and nothing was changed: ${refusal.path} ${apiProblemText(refusal)}.`;
}

async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

async function createLogin(context: Context, shop: DeskShopWithOwners, form: FormData) {
  const { names, ...read } = readNames(form, NewLoginInput);
  if (!names) return answer(read, 422);
  const { password, passwordHash } = await makePassword();
  const { username } = names;
  const created = await createOwnerLogin(
    context.get(database),
    { shopId: shop.id, username, passwordHash, operator: context.get(account) },
    { now: Date.now() },
  );
  if (!created) throw notFound("This shop isn’t here");
  if (created.ok) {
    return answer({ handOver: handOverOf(shop, { username, password, news: "login" }) });
  }
  const { refusal } = created;
  if (refusal.reason === "stale") {
    return refuse(refusal, "This shop’s owner already has a login. Nothing was changed.");
  }
  return answer({ problems: takenTexts(refusal), typed: read.typed }, statusOf(refusal));
}

const ResetInput = v.object({ account: WholeNumberInput, epoch: WholeNumberInput });

async function resetPassword(context: Context, shop: DeskShopWithOwners, form: FormData) {
  const { account: accountId, epoch } = parseFields(form, ResetInput);
  const { password, passwordHash } = await makePassword();
  const reset = await resetOwnerPassword(
    context.get(database),
    { shopId: shop.id, accountId, epoch, passwordHash, operator: context.get(account) },
    { now: Date.now() },
  );
  if (!reset) throw notFound("This login isn’t here");
  if (!reset.ok) {
    return refuse(
      reset.refusal,
      "This password was changed in the meantime, by you or somebody else. It stays as it is.",
    );
  }
  const { username } = reset.value;
  const loginQuery = queryForDevice(username, Date.now());
  return answer({
    handOver: handOverOf(shop, { username, password, loginQuery, news: "password" }),
  });
}

/** The hand-over goes to who asked, not to the number on the menu: whoever is logged in there can change it. */
function handOverOf(
  { id, name, askedBy = "" }: DeskShopWithOwners,
  login: Pick<HandOver, "username" | "password" | "loginQuery" | "news">,
): HandOver {
  return writeHandOver({ shopId: id, shopName: name, phoneNumber: askedBy, ...login });
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
