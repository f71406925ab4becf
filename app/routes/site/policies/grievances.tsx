import { brand } from "#app/brand.ts";
import { Mail } from "./policy-page.tsx";

/** Whom India's IT Rules have people complain to: an entry of a policy's list of contacts. */
export const grievanceOfficer = (
  <>
    <dt>Grievance officer (India)</dt>
    <dd>
      {brand.grievanceOfficer}, {brand.name}
      <br />
      <Mail to={brand.grievanceEmail} />
    </dd>
  </>
);

/** Where to go from there. */
export const appeal = (
  <p>
    If you do not agree with what our grievance officer decides, you may appeal within 30 days to a
    Grievance Appellate Committee of the Government of India at{" "}
    <a href="https://gac.gov.in">gac.gov.in</a>.
  </p>
);
