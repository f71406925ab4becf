import { brand } from "#app/brand.ts";
import { clocks } from "./clocks.tsx";
import { appeal, grievanceOfficer } from "./grievances.tsx";
import { Mail, type PolicySection } from "./policy-page.tsx";

export const who: PolicySection = {
  id: "who-we-are",
  title: "Who we are, and what this is about",
  body: (
    <>
      <p>
        {brand.name} is two things: digital menus for food shops, and {brand.name} Nearby, where
        people of a neighbourhood post what is going on, ask for help and make plans. This policy is
        about both, and about this website. “We” are the people who run {brand.name}. The law calls
        us the data fiduciary, or the controller: we decide what happens with your data, and answer
        for it.
      </p>
      <p>
        “Personal data” is whatever can be linked to a person. We try to have as little of it as we
        can.
      </p>
    </>
  ),
};

export const transfers: PolicySection = {
  id: "international-transfers",
  title: "International transfers",
  body: (
    <>
      <p>
        Cloudflare has computers in more than a hundred countries, and the one nearest to you
        answers. So what you send may be handled outside the country that you are in. Our database
        is kept in Asia; sessions and photos may lie wherever Cloudflare keeps them.
      </p>
      <p>
        Data from the European Union and the United Kingdom is covered by the standard contract
        clauses that Cloudflare signs with everybody who uses it. We send nothing to a country to
        which the Government of India has forbidden it.
      </p>
    </>
  ),
};

export const security: PolicySection = {
  id: "security",
  title: "How we protect it",
  body: (
    <>
      <ul>
        <li>Everything travels encrypted, and browsers are told to accept nothing else.</li>
        {/* Kept by: app/routes/site/site.test.ts “to %s carries the security headers” */}
        <li>Whoever works for a shop reaches that shop, and no other.</li>
        {/* Kept by: app/http/access.test.ts “lets owner and staff through to their own shop, named or not” */}
        {/* Kept by: app/routes/desk/desk.thorough.test.ts “is refused at %s” */}
        <li>Guessing passwords is slowed down, and a wrong guess tells nothing.</li>
        {/* Kept by: app/routes/account/login.thorough.test.ts “from one address are refused for a minute, the right password among them” */}
        {/* Kept by: app/routes/account/guessing.thorough.test.ts “lock a username for browsers that are not known, until the hour is over” */}
        {/* Kept by: app/routes/account/login.thorough.test.ts “says the same for every reason, and keeps the username but not the password” */}
        <li>Another website cannot make your browser change anything here.</li>
        {/* Kept by: app/http/forgery.thorough.test.ts “is refused with %s” */}
        <li>Only the few people at our desk can read what was sent to us.</li>
        {/* Kept by: app/routes/desk/desk.thorough.test.ts “is sent from %s to log in” */}
      </ul>
      <p>
        No service is perfectly safe. If data gets into the wrong hands, we tell the authority, and
        the people it concerns where we can reach them, or on this page where we cannot. If you find
        a hole, please write to <Mail to={brand.contactEmail} />.
      </p>
    </>
  ),
};

export const changes: PolicySection = {
  id: "changes",
  title: "When this policy changes",
  body: (
    <>
      <p>
        The date at the top says when it changed last. If something becomes worse for you, we say so
        here and in {brand.name} Nearby before it does. And every three months we remind neighbours
        of the rules, as India’s IT Rules ask.
      </p>
      {/* Kept by: app/domain/people/people.test.ts “neighbours are reminded of the rules every three months, from when they came” */}
      {/* Kept by: app/routes/nearby/mine/mine.test.ts “reminds who has been here for three months of the rules, until they have read them” */}
    </>
  ),
};

export const contact: PolicySection = {
  id: "contact",
  title: "Contact and grievances",
  body: (
    <>
      <dl>
        {grievanceOfficer}
        <dt>Safety of children</dt>
        <dd>
          <Mail to={brand.safetyEmail} />
        </dd>
        <dt>Everything else</dt>
        <dd>
          <Mail to={brand.contactEmail} /> or <a href="/contact">Contact Us</a>
        </dd>
      </dl>
      <p>
        You need not be a user to complain. Tell us what it is about, with a link if there is one.
        Our clocks:
      </p>
      {clocks}
      {appeal}
    </>
  ),
};
