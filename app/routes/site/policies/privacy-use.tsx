import { brand } from "#app/brand.ts";
import type { PolicySection } from "./policy-page.tsx";

export const use: PolicySection = {
  id: "how-we-use-it",
  title: "What we use it for",
  body: (
    <>
      <ul>
        <li>to show posts to the people near them, and to end them when their time is over;</li>
        <li>to send the notifications that you switched on;</li>
        <li>to show menus, and to let those who work for a shop change theirs;</li>
        <li>to answer you, and to set up a menu for a shop that asked for one;</li>
        <li>to act on reports, and to keep children and everybody else safe;</li>
        <li>to hold off spam, attacks and guessed passwords, and to find faults;</li>
        <li>to do what the law demands of us.</li>
      </ul>
      <p>
        That is the whole list. We show no advertising, sell nothing about you, build no picture of
        your interests, and do not train any computer program on what you post.
      </p>
      <p>
        Where the law asks for a ground: we process what you post, your area and your push token
        because you asked us to; shop accounts and enquiries to do what you asked us for; logs,
        counts and reports because we must keep the service safe; and some things because a law says
        so.
      </p>
    </>
  ),
};

export const thirdParties: PolicySection = {
  id: "third-parties",
  title: "Who else handles it",
  body: (
    <>
      <p>
        We give personal data to nobody but those who do part of the work for us, and only what that
        part needs:
      </p>
      <dl>
        <dt>Cloudflare</dt>
        <dd>
          Runs our server, database, sessions, photos and logs, and carries every page to you. So
          that it can do that and hold off attacks, it sees your IP address. If its check against
          robots, Turnstile, is switched on for a form, it looks at your browser there; we are told
          only whether the check was passed.
        </dd>
        <dt>Push services</dt>
        <dd>
          Apple, Google, Mozilla or Microsoft, whichever made your browser, deliver notifications.
          What we send is encrypted for your device; they cannot read it.
        </dd>
        {/* Kept by: app/routes/nearby/server/push.test.ts “what push services carry cannot be read by them” */}
        <dt>WhatsApp</dt>
        <dd>
          We use it to write to a shop that asked us for a menu. WhatsApp belongs to Meta, and its
          own policy applies there.
        </dd>
        <dt>Mail</dt>
        <dd>If you write to us by mail, or we answer by mail, a mail company carries it.</dd>
        <dt>Police, courts and child-protection bodies</dt>
        <dd>
          When a law or a court orders it, or when a child or somebody’s life is in danger. We hand
          over what is asked for by right, and no more. As we know so little, it is little.
        </dd>
      </dl>
      <p>
        Our pages load nothing from any other company: no fonts, no counters, no advertising, no
        “like” buttons. Your browser is told to refuse them. The one exception is Turnstile, where
        it is switched on: it comes from Cloudflare once you begin to fill in a form.
      </p>
      {/* Kept by: app/routes/site/policies/policies.test.ts “%s, loads nothing from anybody else, and forbids it” */}
      {/* Kept by: e2e/menu.spec.ts “a menu of 230 items takes at most 10 KB over the wire in 3 requests, all of them ours” */}
      <p>
        If {brand.name} is ever handed over to another company, this policy goes with it. You will
        be told on this page before anything changes hands.
      </p>
    </>
  ),
};
