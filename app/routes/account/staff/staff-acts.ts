import { data } from "react-router";
import * as v from "valibot";
import { problemOf, type Problem } from "#app/domain/problem.ts";
import { LONGEST_NAME, StaffNameInput } from "#app/domain/staff/input.ts";
import type { StaffRefusal } from "#app/domain/staff/refusals.ts";
import {
  addStaffLogin,
  endStaffLogin,
  replaceStaffPassword,
} from "#app/domain/staff/staff-logins.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { database, ownShopId, stores } from "#app/http/context.ts";
import { makePassword } from "#app/http/credentials.ts";
import { unknownForm } from "#app/http/replies.ts";
import type { ShownLogin } from "#app/http/shown-login.ts";
import type { HeaderPairs } from "#app/http/sessions.ts";
import type { Unsent } from "#app/ui/unreachable.ts";
import { keepHandOver, writeHandOver, type Asked, type HandOver } from "./hand-over.ts";

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

type FormFields = Record<string, unknown>;

const STATUSES: Record<Refused["reason"], number> = {
  taken: 409,
  stale: 409,
  full: 409,
  missing: 404,
};

/** Makes a login for the name in the form, and shows its password. */
export async function addLogin(asked: Asked, fields: FormFields) {
  const { context } = asked;
  const sent = fields["name"];
  const typed = typeof sent === "string" ? sent : "";
  const name = v.safeParse(StaffNameInput, sent);
  if (!name.success) return answer({ problem: problemOf(name.issues[0]), typed }, 422);
  const { password, passwordHash } = await makePassword();
  const login = { shopId: context.get(ownShopId), name: name.output, passwordHash };
  const now = Date.now();
  const added = await addStaffLogin(context.get(database), login, { now });
  if (!added.ok) return refuse(added.refusal, typed);
  const made = { ...added.value, password, madeAt: now, news: "login" } as const;
  return show(asked, login.name, made);
}

/** Answers a form with far too long a name, which was not read to its end. */
export function refuseLongName() {
  return answer({ problem: { code: "staff-name-too-long", most: LONGEST_NAME } }, 413);
}

const ResetInput = v.object({ account: WholeNumberInput, epoch: WholeNumberInput });

/** Gives the login in the form a new password, and shows it. */
export async function replacePassword(asked: Asked, fields: FormFields) {
  const { context } = asked;
  const read = v.safeParse(ResetInput, fields);
  if (!read.success) throw unknownForm();
  const { account: accountId, epoch } = read.output;
  const { password, passwordHash } = await makePassword();
  const shopId = context.get(ownShopId);
  const reset = { shopId, accountId, epoch, passwordHash };
  const changed = await replaceStaffPassword(context.get(database), reset);
  if (!changed?.ok) return refuse(changed?.refusal ?? { reason: "missing" });
  const { name, username, epoch: changedEpoch } = changed.value;
  const made = {
    username,
    password,
    epoch: changedEpoch,
    madeAt: Date.now(),
    news: "password",
  } as const;
  return show(asked, name, made);
}

const EndInput = v.object({ account: WholeNumberInput });

/** Ends the login in the form. */
export async function endLogin({ context }: Asked, fields: FormFields) {
  const read = v.safeParse(EndInput, fields);
  if (!read.success) throw unknownForm();
  const ending = { shopId: context.get(ownShopId), accountId: read.output.account };
  const ended = await endStaffLogin(context.get(stores), ending, { now: Date.now() });
  return ended ? answer({ ended: ended.name }) : refuse({ reason: "missing" });
}

async function show(asked: Asked, name: string, login: ShownLogin) {
  return answer({ handOver: writeHandOver(name, login) }, 200, await keepHandOver(asked, login));
}

function refuse(refusal: Refused, typed?: string) {
  return answer({ refusal, ...(typed !== undefined && { typed }) }, STATUSES[refusal.reason]);
}

function answer(said: StaffAnswer, status = 200, headers: HeaderPairs = []) {
  return data<StaffAnswer>(said, { status, headers });
}
