import { brand } from "#app/brand.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import policyCss from "./policy.css?inline";
import { compliance, contact, moderation, resources } from "./csae-action.tsx";
import { commitment, reporting, safeguards } from "./csae-commitment.tsx";
import { PolicyPage } from "./policy-page.tsx";

export const handle: PageHandle = { css: policyCss };

export function meta() {
  return pageMeta({
    title: "Child safety standards",
    description: `How ${brand.name} keeps children safe, and how to report what harms a child.`,
    path: "/csae-standards",
  });
}

const SECTIONS = [commitment, safeguards, reporting, moderation, resources, compliance, contact];

export default function CsaeStandards() {
  return (
    <PolicyPage
      title="Child safety standards"
      short={
        <ul>
          <li>Child sexual abuse and exploitation is forbidden here, without exception.</li>
          <li>A child in danger: in India call 112 or 1098, elsewhere your emergency number.</li>
          <li>Report it in a few taps, without a login, or write to {brand.safetyEmail}.</li>
          <li>
            What is reported for a child’s safety is hidden at once, and a person looks at it.
          </li>
          <li>We report every case to the police.</li>
        </ul>
      }
      sections={SECTIONS}
      also={{ path: "/privacy-policy", title: "Privacy policy" }}
    />
  );
}
