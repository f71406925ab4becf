import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { NO_EDITING_SESSION } from "#app/domain/accounts/accounts.ts";
import { keepVersion } from "#app/domain/menus/history/keep-version.ts";
import { chosenPlan, previewImport, type ImportChoices } from "#app/domain/menus/import-preview.ts";
import { replaceMenu } from "#app/domain/menus/import.ts";
import { DETAILS } from "#app/domain/menus/imported-details.ts";
import { openMenu } from "#app/domain/menus/menus.ts";
import type { InvalidInput, Stale } from "#app/domain/outcome.ts";
import type { DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { account, database, stores } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";
import { parseFields } from "./fields.ts";
import { statusOf } from "./refusals.ts";
import type { ShopAnswer } from "./shop-acts.ts";

type Context = Readonly<RouterContextProvider>;

const ImportInput = v.object({ revision: WholeNumberInput });

/** Shows what a menu file would change, and asks. Changes nothing. */
export async function showImport(
  context: Context,
  { id: shopId }: DeskShopWithOwners,
  form: FormData,
) {
  const read = await textIn(form);
  if ("problem" in read) return answer(read, 422);
  const menu = await openMenu(context.get(database), shopId);
  if (!menu) throw notFound("This shop isn’t here");
  const preview = previewImport(menu, read.text);
  if (!preview.ok) return refuse(preview.refusal);
  const { revision } = menu.shop;
  return answer({ preview: { ...preview.value, text: read.text, revision } });
}

/** Imports a menu file as it was chosen. */
export async function importFile(
  context: Context,
  { id: shopId }: DeskShopWithOwners,
  form: FormData,
) {
  const { revision: seen } = parseFields(form, ImportInput);
  const read = await textIn(form);
  if ("problem" in read) return answer(read, 422);
  const operator = context.get(account);
  const now = Date.now();
  const menu = await openMenu(context.get(database), shopId);
  if (!menu) throw notFound("This shop isn’t here");
  const editor = { ...operator, name: "", ...NO_EDITING_SESSION };
  await keepVersion(context.get(stores), { shopId, editor }, { now });
  const choices = choicesIn(form);
  const adapt = (plan: Parameters<typeof chosenPlan>[1]) => chosenPlan(menu, plan, choices);
  const replacing = { shopId, seen, operator, adapt };
  const imported = await replaceMenu(context.get(database), read.text, replacing, { now });
  if (!imported) throw notFound("This shop isn’t here");
  return imported.ok ? answer({ report: imported.value }) : refuse(imported.refusal);
}

/** What is not chosen stays as it is. */
function choicesIn(form: FormData): ImportChoices {
  const chosen = new Set(form.getAll("detail"));
  return {
    details: DETAILS.filter((detail) => chosen.has(detail)),
    takesChanged: form.get("changed") === "file",
    deletesMissing: form.get("missing") === "delete",
  };
}

/** The file that was chosen, or its text, which the preview sends back. */
async function textIn(form: FormData): Promise<{ text: string } | { problem: string }> {
  const shown = form.get("text");
  if (typeof shown === "string") return { text: shown };
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return { problem: "Choose a menu file first." };
  try {
    const bytes = await file.arrayBuffer();
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { problem: "The file isn’t UTF-8 text. Nothing was changed." };
  }
}

function refuse(refusal: InvalidInput | Stale) {
  return answer({ problem: whyNotImported(refusal) }, statusOf(refusal));
}

function whyNotImported(refusal: InvalidInput | Stale): string {
  if (refusal.reason === "stale") {
    return "The menu has changed since you saw it, so nothing was imported. Look at it first, then import the file again if it should still replace the menu.";
  }
  return `The file was refused, and nothing was changed: ${refusal.path} ${apiProblemText(refusal)}.`;
}

function answer(said: ShopAnswer, status = 200) {
  return data(said, { status });
}
