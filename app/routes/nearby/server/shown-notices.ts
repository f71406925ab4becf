import type { RouterContextProvider } from "react-router";
import { appealableUntil, whyNotAppealable } from "#app/domain/appeals/file-appeal.ts";
import { beginningOf, type Notice, type OwnAppeal } from "#app/domain/reports/notices.ts";
import { readyReasonOf, type ReadyReason, type Rule } from "#app/domain/reports/rules.ts";
import type { WhyHidden } from "#app/domain/reports/why-hidden.ts";
import { INDIA } from "#app/domain/shops/local-time.ts";
import { language } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { longDate } from "#app/messages/long-date.ts";

type Context = Readonly<RouterContextProvider>;

/** A rule in the reader's language; a ready reason, if one was named, takes the place of its sentence. */
interface ShownRule {
  name: string;
  sentence: string;
}

interface ShownAppeal extends Pick<OwnAppeal, "outcome" | "answer"> {
  askedOn: string;
  dueOn: string;
  answeredOn: string | null;
}

/** A notice with its rule and its dates in the reader's language. */
export interface ShownNotice extends Pick<
  Notice,
  "caseId" | "thing" | "decision" | "reason" | "broughtUpBy" | "isPast" | "unseen"
> {
  beginning: string;
  rule: ShownRule | null;
  decidedOn: string;
  /** When the ban ends; null for everything else. */
  endsOn: string | null;
  /** Until when its reader can ask for a second look; null if they cannot. */
  askUntil: string | null;
  appeal: ShownAppeal | null;
}

/** Puts a notice in words. */
export function showNotice(context: Context, notice: Notice, now: number): ShownNotice {
  const { caseId, thing, decision, reason, broughtUpBy, isPast, unseen, appeal } = notice;
  const dated = datesIn(context);
  const isAppealable = whyNotAppealable(notice, now) === undefined;
  return {
    caseId,
    thing,
    decision,
    reason,
    broughtUpBy,
    beginning: beginningOf(notice.text),
    isPast,
    unseen,
    rule: showRule(context, notice),
    decidedOn: dated(notice.decidedAt),
    endsOn: datedIfAny(dated, notice.endsAt),
    askUntil: isAppealable ? dated(appealableUntil(notice)) : null,
    appeal: appeal ? showAppeal(dated, appeal) : null,
  };
}

/** Why a post of the reader's own is hidden, in words. */
export type ShownWhyHidden = Pick<WhyHidden, "because"> & {
  rule: ShownRule | null;
  reason: string;
  endsOn: string | null;
};

/** Puts in words why a post is hidden; null for one that is not. */
export function showWhyHidden(context: Context, why: WhyHidden | undefined): ShownWhyHidden | null {
  if (!why) return null;
  if (!("rule" in why)) return { because: why.because, rule: null, reason: "", endsOn: null };
  const { because, reason } = why;
  const endsOn = datedIfAny(datesIn(context), why.endsAt);
  return { because, reason, rule: showRule(context, why), endsOn };
}

function showRule(context: Context, { rule, readyReason }: Grounds): ShownRule | null {
  if (rule === null) return null;
  const { names, sentences, ready } = messagesIn(context.get(language), "rules");
  const ofRule = readyReasonOf(rule, readyReason);
  const sentence = ofRule === null ? sentences[rule] : ready[ofRule];
  return { name: names[rule], sentence };
}

interface Grounds {
  rule: Rule | null;
  readyReason: ReadyReason | null;
}

type Dated = (time: number) => string;

function showAppeal(dated: Dated, { openedAt, dueAt, decidedAt, ...appeal }: OwnAppeal) {
  const { outcome, answer } = appeal;
  const answeredOn = datedIfAny(dated, decidedAt);
  return { askedOn: dated(openedAt), dueOn: dated(dueAt), answeredOn, outcome, answer };
}

/** Dates are those of India, where the clocks of the law are counted. */
function datesIn(context: Context): Dated {
  return (time) => longDate(time, context.get(language), INDIA);
}

function datedIfAny(dated: Dated, time: number | null): string | null {
  return time === null ? null : dated(time);
}
