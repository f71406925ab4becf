import type { RouterContextProvider } from "react-router";
import { openMenu } from "#app/domain/menus/menus.ts";
import { done, type Outcome } from "#app/domain/outcome.ts";
import { database, images, member, ownShopId } from "#app/http/context.ts";
import { LARGEST_FORM, readForm, type FormRefusal } from "#app/http/forms.ts";
import { keepForHistory, NoCopy } from "#app/http/menu-history.ts";
import { withTypedSizes } from "#app/routes/menu/editor/entry/plain-sizes.ts";
import { withSwitched } from "#app/routes/menu/editor/sold-out/plain-switch.ts";
import { mayPerform } from "#app/routes/menu/editor/staff-may.ts";
import { editorOfLine, noteReplayedRestore } from "#app/routes/menu/editor/undo/undone-restore.ts";
import { addedBy } from "./added.ts";
import { deletedBy } from "./deleted-by.ts";
import type { Reply } from "./failure.ts";
import type { Fields } from "./fields.ts";
import { readOperation, type Operation } from "./operations.ts";
import { performOperation, type Workplace } from "./perform-operation.ts";
import { canMerge, mergedEdit } from "./refreshed.ts";
import { REFUSAL_STATUSES, type Refused } from "./refusal-statuses.ts";

interface Answer {
  reply: Reply;
  status: number;
  /** What was sent; nothing if it could not be read. */
  fields: Fields;
}

/** The fields of a form in the editor. Refused if it cannot be read. */
export async function readFields(request: Request): Promise<Outcome<Fields, FormRefusal>> {
  const form = await readForm(request, LARGEST_FORM);
  return form.ok ? done([...form.value]) : form;
}

/** Performs the operation that a form of the editor asks for, if whoever sent it may. */
export async function answerChange(
  form: Outcome<Fields, FormRefusal>,
  context: Readonly<RouterContextProvider>,
): Promise<Answer> {
  if (!form.ok) return refusal(form.refusal, []);
  const fields = form.value;
  const operation = readOperation(withSwitched(await withTypedSizes(fields, context)));
  if (!operation.ok) return refusal(operation.refusal, fields);
  const editor = context.get(member);
  if (!mayPerform(editor, operation.value.operation)) return refusal(OWNER_ONLY, fields);
  const shopId = context.get(ownShopId);
  const at = { db: context.get(database), images: context.get(images), shopId, now: Date.now() };
  const deleted = deletedBy(operation.value);
  try {
    const by = editorOfLine(fields, editor);
    await keepForHistory(context, shopId, { editor: by, deleted });
  } catch (error) {
    if (error instanceof NoCopy) return refusal(NO_COPY, fields);
    throw error;
  }
  const outcome = await performMerged(at, operation.value, fields);
  if (!outcome?.ok) return refusal(outcome?.refusal ?? { reason: "missing" }, fields);
  await noteReplayedRestore(fields, context);
  return {
    reply: { saved: true, ...addedBy(operation.value, outcome.value) },
    status: 200,
    fields,
  };
}

/** Performs it; an edit of other fields than those that somebody else has changed meanwhile, on top of theirs. */
async function performMerged(at: Workplace, operation: Operation, fields: Fields) {
  const outcome = await performOperation(at, operation);
  const isStale = outcome?.ok === false && outcome.refusal.reason === "stale";
  if (!isStale || !canMerge(fields)) return outcome;
  const menu = await openMenu(at.db, at.shopId);
  const merged = menu && mergedEdit(fields, menu);
  const read = merged && readOperation(merged);
  return read?.ok ? performOperation(at, read.value) : outcome;
}

const NO_COPY: Refused = { reason: "no-copy" };
const OWNER_ONLY: Refused = { reason: "owner-only" };

function refusal(refused: Refused, fields: Fields): Answer {
  // A file cannot be put back into a form.
  const typed = fields.flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const reply: Reply = { problem: refused, fields: typed };
  return { reply, status: REFUSAL_STATUSES[refused.reason], fields };
}
