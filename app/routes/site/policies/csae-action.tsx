import { brand } from "#app/brand.ts";
import { clocks } from "./clocks.tsx";
import { appeal, grievanceOfficer } from "./grievances.tsx";
import { Mail, type PolicySection } from "./policy-page.tsx";

export const moderation: PolicySection = {
  id: "moderation",
  title: "What we do, step by step",
  body: (
    <>
      <ol className="steps">
        <li>
          <b>Hide.</b> As soon as something is reported for the safety of a child, nobody but our
          moderators can see it.
        </li>
        {/* Kept by: app/routes/nearby/report/report.thorough.test.ts “for the safety of a child has nobody find the thing by any address of the product” */}
        <li>
          <b>Look.</b> A person decides, not a program. A clock beside each report shows how long it
          has waited.
        </li>
        {/* Kept by: app/routes/desk/reports.thorough.test.ts “shows beside each how long it has waited, by when it is due, and what is overdue” */}
        <li>
          <b>Remove.</b> If it is abuse, it never comes back, and its sender is shut out: their
          session can post nothing any more, and what they posted before is looked through.
        </li>
        {/* Kept by: app/domain/reports/moderate.test.ts “removes a post at once with its photos, of which the evidence stays” */}
        {/* Kept by: app/domain/reports/bans.test.ts “can write nothing any more, reads why, and all that they posted before is hidden” */}
        {/* Kept by: app/domain/reports/moderate.test.ts “the case says what else its author has posted, and how often that was wrong before” */}
        <li>
          <b>Report.</b> We report it without delay to the police and to the National Cyber Crime
          Reporting Portal, and to NCMEC in the United States where its law applies. We do not warn
          the sender.
        </li>
        <li>
          <b>Keep the evidence.</b> What the police will need is locked away for one year, or longer
          if they ask.
        </li>
        {/* Kept by: app/domain/reports/moderate.test.ts “of %s is kept, after %s, for %i days” */}
        {/* Kept by: app/domain/reports/file-report.thorough.test.ts “of photos is apart before their post goes, whoever removes it” */}
        <li>
          <b>Answer.</b> Who wrote to us hears what we did, and why. Whoever thinks that we were
          wrong may ask our grievance officer to look again.{" "}
        </li>
        <li>
          <b>Write it down.</b> Every step lands in a log that nobody can change.
        </li>
        {/* Kept by: app/domain/reports/moderate.test.ts “every step of moderation lands in a log that cannot be changed or emptied” */}
      </ol>
      <p>If a report was wrong, the post is shown again. Honest mistakes have no consequences.</p>
      {/* Kept by: app/domain/reports/moderate.test.ts “shows again what was hidden for a report that was wrong, and hides what was not hidden” */}
      {/* Kept by: app/domain/reports/weight.test.ts “counts less once most of many earlier ones were wrong, and not for an honest mistake” */}
    </>
  ),
  parts: [
    {
      id: "clocks",
      title: "How quickly",
      body: clocks,
    },
  ],
};

export const resources: PolicySection = {
  id: "resources",
  title: "Where to find help",
  body: <p>None of these belong to us. You may call or write to them without telling us.</p>,
  parts: [
    {
      id: "help-in-india",
      title: "In India",
      body: (
        <dl>
          <dt>
            <a href="tel:112">112</a>
          </dt>
          <dd>Police, ambulance and fire brigade, when somebody is in danger.</dd>
          <dt>
            <a href="tel:1098">1098</a>
          </dt>
          <dd>Childline: help for children, and for whoever worries about one. Free, all day.</dd>
          <dt>
            <a href="https://cybercrime.gov.in">cybercrime.gov.in</a>
          </dt>
          <dd>
            The National Cyber Crime Reporting Portal. Crimes against women and children can be
            reported there without a name.
          </dd>
          <dt>
            <a href="tel:14416">14416</a>
          </dt>
          <dd>Tele-MANAS: somebody to talk to when it is too much, in many languages.</dd>
        </dl>
      ),
    },
    {
      id: "help-everywhere",
      title: "Everywhere",
      body: (
        <dl>
          <dt>
            <a href="https://takeitdown.ncmec.org">Take It Down</a>
          </dt>
          <dd>
            By NCMEC, for those who were under 18 in a picture: it is turned into a fingerprint on
            your own device, and taking part are many large sites.
          </dd>
          <dt>
            <a href="https://report.iwf.org.uk">Internet Watch Foundation (IWF)</a>
          </dt>
          <dd>Takes reports of pictures and videos of abuse from all over the world.</dd>
          <dt>
            <a href="https://report.cybertip.org">NCMEC CyberTipline</a>
          </dt>
          <dd>The place to report in the United States.</dd>
          <dt>
            <a href="https://www.inhope.org">INHOPE</a>
          </dt>
          <dd>Knows the hotline of your country.</dd>
        </dl>
      ),
    },
  ],
};

export const compliance: PolicySection = {
  id: "legal-compliance",
  title: "The law, and how we follow it",
  body: (
    <>
      <dl>
        <dt>Protection of Children from Sexual Offences (POCSO) Act, 2012</dt>
        <dd>
          Whoever knows of such an offence, or fears that one will be committed, must tell the
          police (section 19); not to tell is itself an offence (section 21). So are storing and
          sharing such material (section 15). We report every case.
        </dd>
        <dt>Information Technology Act, 2000</dt>
        <dd>
          Section 67B punishes publishing, sharing, looking for and collecting sexual material of
          children, and luring children online. Section 79 asks us to act as soon as we know.
        </dd>
        <dt>
          Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021
        </dt>
        <dd>
          They ask for a grievance officer with fixed clocks, shown above, for keeping what was
          removed for 180 days, and for reminding everybody of the rules every three months. We keep
          them as amended.
        </dd>
        <dt>Elsewhere</dt>
        <dd>
          We follow the law of the countries in which {brand.name} Nearby is offered, such as 18
          U.S.C. § 2258A on reports to NCMEC, and Google Play’s standards for the safety of
          children.
        </dd>
      </dl>
      <p>
        We work with the police and the courts, and answer their lawful orders within the clocks
        above. What we hold about our users, and that it is little, stands in our{" "}
        <a href="/privacy-policy">privacy policy</a>.
      </p>
    </>
  ),
};

export const contact: PolicySection = {
  id: "contact",
  title: "Contact",
  body: (
    <>
      <dl>
        <dt>Child safety contact</dt>
        <dd>
          <Mail to={brand.safetyEmail} />, for everybody, for the police and for organisations that
          protect children. This is the person who can answer for how we prevent CSAE and follow the
          law.
        </dd>
        {grievanceOfficer}
      </dl>
      {appeal}
    </>
  ),
};
