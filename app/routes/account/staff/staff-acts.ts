import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { problemOf, type Problem } from "#app/domain/problem.ts";
import { StaffNameInput } from "#app/domain/staff/input.ts";
import type { StaffRefusal } from "#app/domain/staff/refusals.ts";
import {
  addStaffLogin,
  endStaffLogin,
  replaceStaffPassword,
} from "#app/domain/staff/staff-logins.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { database, ownShopId, stores } from "#app/http/context.ts";
import { makePassword } from "#app/http/credentials.ts";
import { queryForDevice } from "#app/http/devices.ts";
import { unknownForm } from "#app/http/replies.ts";
import type { Unsent } from "#app/ui/unreachable.ts";

/** What the owner is shown once. */
export interface HandOver {
  name: string;
  username: string;
  password: string;
  /** Added to the login link, so that their phone becomes a known device; empty for a new login. */
  loginQuery: string;
}

type Refused = StaffRefusal | { reason: "missing" };

export type StaffFailure = Refused | { reason: Unsent };

export interface StaffAnswer {
  handOver?: HandOver;
  /** The name of the login that has ended. */
  ended?: string;
  refusal?: StaffFailure;
  /** What is wrong with the name, and what was typed. */
  problem?: Problem;
  typed?: string;
}

type Context = Readonly<RouterContextProvider>;
type FormFields = Record<string, unknown>;

const STATUSES: Record<Refused["reason"], number> = {
  taken: 409,
  stale: 409,
  full: 409,
  missing: 404,
};

const MOST_TYPED = 200;

/** Makes a login for the name in the form, and shows its password. */
export async function addLogin(context: Context, fields: FormFields) {
  const sent = fields["name"];
  const typed = typeof sent === "string" ? sent.slice(0, MOST_TYPED) : "";
  const name = v.safeParse(StaffNameInput, sent);
  if (!name.success) return answer({ problem: problemOf(name.issues[0]), typed }, 422);
  const { password, passwordHash } = await makePassword();
  const login = { shopId: context.get(ownShopId), name: name.output, passwordHash };
  const added = await addStaffLogin(context.get(database), login, { now: Date.now() });
  if (!added.ok) return refuse(added.refusal, typed);
  const { username } = added.value;
  return answer({ handOver: { name: name.output, username, password, loginQuery: "" } });
}

const ResetInput = v.object({ account: WholeNumberInput, epoch: WholeNumberInput });

/** Gives the login in the form a new password, and shows it. */
export async function replacePassword(context: Context, fields: FormFields) {
  const asked = v.safeParse(ResetInput, fields);
  if (!asked.success) throw unknownForm();
  const { account: accountId, epoch } = asked.output;
  const { password, passwordHash } = await makePassword();
  const shopId = context.get(ownShopId);
  const reset = { shopId, accountId, epoch, passwordHash };
  const changed = await replaceStaffPassword(context.get(database), reset);
  if (!changed?.ok) return refuse(changed?.refusal ?? { reason: "missing" });
  const { name, username } = changed.value;
  const loginQuery = queryForDevice(username, Date.now());
  return answer({ handOver: { name, username, password, loginQuery } });
}

const EndInput = v.object({ account: WholeNumberInput });

/** Ends the login in the form. */
export async function endLogin(context: Context, fields: FormFields) {
  const asked = v.safeParse(EndInput, fields);
  if (!asked.success) throw unknownForm();
  const ending = { shopId: context.get(ownShopId), accountId: asked.output.account };
  const ended = await endStaffLogin(context.get(stores), ending, { now: Date.now() });
  return ended ? answer({ ended: ended.name }) : refuse({ reason: "missing" });
}

function refuse(refusal: Refused, typed?: string) {
  return answer({ refusal, ...(typed !== undefined && { typed }) }, STATUSES[refusal.reason]);
}

function answer(said: StaffAnswer, status = 200) {
  return data<StaffAnswer>(said, { status });
}
