import { brand } from "#app/brand.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import policyCss from "./policy.css?inline";
import { PolicyPage } from "./policy-page.tsx";
import { changes, contact, security, transfers, who } from "./privacy-and-us.tsx";
import { collectedElsewhere } from "./privacy-collected-elsewhere.tsx";
import { collectedFromNeighbours } from "./privacy-collected.tsx";
import { retention } from "./privacy-retention.tsx";
import { children, csae, rights } from "./privacy-rights.tsx";
import { thirdParties, use } from "./privacy-use.tsx";

export const handle: PageHandle = { css: policyCss };

export function meta() {
  return pageMeta({
    title: "Privacy policy",
    description: `What ${brand.name} collects, why, for how long, and what you can do about it.`,
    path: "/privacy-policy",
  });
}

const SECTIONS = [
  who,
  collectedFromNeighbours,
  collectedElsewhere,
  use,
  thirdParties,
  retention,
  rights,
  children,
  csae,
  transfers,
  security,
  changes,
  contact,
];

export default function PrivacyPolicy() {
  return (
    <PolicyPage
      title="Privacy policy"
      short={
        <ul>
          <li>Neighbours have no accounts. We do not know who you are.</li>
          <li>We know your area to about 600 metres, never where you are exactly.</li>
          <li>Posts are gone after a day, typically 24 hours. Photos lose their hidden data.</li>
          <li>Diners who read a menu leave no trace but a line in a log without their address.</li>
          <li>No advertising, no tracking, nothing sold. You must be 13 or older to post.</li>
        </ul>
      }
      sections={SECTIONS}
      also={{ path: "/csae-standards", title: "Child safety standards" }}
    />
  );
}
