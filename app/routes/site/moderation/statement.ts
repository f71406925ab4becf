import { brand } from "#app/brand.ts";
import type { FoundBy } from "#app/domain/transparency/found-by.ts";
import type { LoggedStatement } from "#app/domain/transparency/published.ts";

/*
 * A line of the log in the fields of a statement of reasons, as the DSA Transparency Database of the European Commission
 * has had them since July 2025. Source: https://transparency.dsa.ec.europa.eu/page/api-documentation
 */

type Outcome = NonNullable<LoggedStatement["outcome"]>;
type Reason = NonNullable<LoggedStatement["reason"]>;

const CATEGORIES: Record<Reason, string> = {
  "child-safety": "STATEMENT_CATEGORY_PROTECTION_OF_MINORS",
  violence: "STATEMENT_CATEGORY_VIOLENCE",
  harassment: "STATEMENT_CATEGORY_CYBER_VIOLENCE",
  "private-information": "STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS",
  spam: "STATEMENT_CATEGORY_SCAMS_AND_FRAUD",
  other: "STATEMENT_CATEGORY_OTHER_VIOLATION_TC",
};

const GROUNDS: Record<Reason, string> = {
  "child-safety": "Nothing may harm a child",
  violence: "No violence and no threats",
  harassment: "No harassment and no hate",
  "private-information": "Nobody's private information",
  spam: "No spam and no scams",
  other: "Another of our rules",
};

const NOT_AUTOMATED = "AUTOMATED_DECISION_NOT_AUTOMATED";
const FULLY = "AUTOMATED_DECISION_FULLY";

const DECISIONS: Partial<
  Record<
    Outcome,
    { visibility: string[]; provision: string | null; automated: string; facts: string }
  >
> = {
  flag: {
    visibility: ["DECISION_VISIBILITY_CONTENT_LABELLED"],
    provision: null,
    automated: FULLY,
    facts: "It opens only with a tap until a moderator has looked.",
  },
  automatic: {
    visibility: ["DECISION_VISIBILITY_CONTENT_DISABLED"],
    provision: null,
    automated: FULLY,
    facts: "It is hidden until a moderator has looked.",
  },
  hide: {
    visibility: ["DECISION_VISIBILITY_CONTENT_DISABLED"],
    provision: null,
    automated: NOT_AUTOMATED,
    facts: "A moderator hid it.",
  },
  remove: {
    visibility: ["DECISION_VISIBILITY_CONTENT_REMOVED"],
    provision: null,
    automated: NOT_AUTOMATED,
    facts: "A moderator removed it.",
  },
  ban: {
    visibility: ["DECISION_VISIBILITY_CONTENT_DISABLED"],
    provision: "DECISION_PROVISION_PARTIAL_SUSPENSION",
    automated: NOT_AUTOMATED,
    facts: "A moderator barred its author from posting.",
  },
};

/** What stands where the decision is not told, because fewer than five are like it. */
const UNTOLD = {
  visibility: ["DECISION_VISIBILITY_OTHER"],
  provision: null,
  automated: null,
  facts: "The rest is not told: fewer than five decisions were like this one.",
};

/** How it was found. */
const DETECTIONS: Record<FoundBy, Detection> = {
  reports: { source: "SOURCE_ARTICLE_16", detection: "No", facts: "Neighbours reported it." },
  rule: { source: "SOURCE_VOLUNTARY", detection: "Yes", facts: "A word rule found it." },
  scan: {
    source: "SOURCE_VOLUNTARY",
    detection: "Yes",
    facts: "A comparison with known abuse material found it.",
  },
  moderator: { source: "SOURCE_VOLUNTARY", detection: "No", facts: "A moderator found it." },
};
const UNTOLD_DETECTION: Detection = {
  source: null,
  detection: null,
  facts: "Neighbours reported it, or a word rule, a scan of photos or a moderator found it.",
};

function detectionOf(foundBy: FoundBy | null): Detection {
  return foundBy === null ? UNTOLD_DETECTION : DETECTIONS[foundBy];
}

interface Detection {
  source: string | null;
  detection: string | null;
  facts: string;
}

const CONTENT_TYPES = {
  post: "CONTENT_TYPE_TEXT",
  comment: "CONTENT_TYPE_TEXT",
  photo: "CONTENT_TYPE_IMAGE",
};
const UNTOLD_TYPE = "Not told: a post, a comment or a photo";

/** The line of a decision in this month; `createdOn` is the day on which the month became public. */
export function statementOf(row: LoggedStatement, month: string, createdOn: string) {
  const { id, outcome, reason, thing, day, contentDay } = row;
  const decision = (outcome && DECISIONS[outcome]) ?? UNTOLD;
  const found = detectionOf(row.foundBy);
  const facts = `${found.facts} ${decision.facts}`;
  return {
    uuid: id,
    platform_name: brand.name,
    decision_visibility: decision.visibility,
    decision_visibility_other: outcome === null ? "Not told" : null,
    decision_provision: decision.provision,
    decision_ground: "DECISION_GROUND_INCOMPATIBLE_CONTENT",
    decision_ground_reference_url: `${brand.homeAddress}/moderation`,
    incompatible_content_ground: reason && GROUNDS[reason],
    incompatible_content_explanation: facts,
    category: reason && CATEGORIES[reason],
    content_type: [thing === null ? "CONTENT_TYPE_OTHER" : CONTENT_TYPES[thing]],
    content_type_other: thing === null ? UNTOLD_TYPE : null,
    content_date: contentDay,
    application_date: day ?? month,
    decision_facts: facts,
    source_type: found.source,
    automated_detection: found.detection,
    automated_decision: decision.automated,
    created_at: createdOn,
  };
}

export type StatementJson = ReturnType<typeof statementOf>;
