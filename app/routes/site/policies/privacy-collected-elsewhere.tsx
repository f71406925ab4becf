import { brand } from "#app/brand.ts";
import type { PolicySection } from "./policy-page.tsx";

export const collectedElsewhere: PolicySection = {
  id: "menus-and-forms",
  title: "What we collect from diners, shops and visitors",
  body: (
    <>
      <p>
        Reading a menu takes no login, no cookie and no location. We do not know who you are, and we
        keep no list of who read what.
      </p>
      {/* Kept by: app/routes/site/policies/policies.test.ts “%s, sets no cookie” */}
    </>
  ),
  parts: [
    {
      id: "request-logs",
      title: "Request logs",
      body: (
        <>
          <p>For every request to our server we log one line, so that we can find faults:</p>
          <dl>
            <dt>Request id</dt>
            <dd>A number that names this one request, given by Cloudflare or made at random.</dd>
            <dt>Method and path</dt>
            <dd>
              What was asked for, such as GET /menu/demo-cafe: at most 200 characters, and never
              what follows a question mark.
            </dd>
            <dt>Status and time</dt>
            <dd>Whether it worked, when, and how many milliseconds it took.</dd>
          </dl>
          {/* Kept by: app/routes/site/site.test.ts “is logged as one line of JSON with a request id, without the query” */}
          {/* Kept by: app/http/log.test.ts “a request's line has these fields, and nothing of who sent it” */}
          <p>
            That is all. Our log holds no IP address, no cookie, no name of your browser, no place
            and nothing that you typed. If our code fails, we log the same request id, the path, and
            what went wrong in the code. Cloudflare could keep the whole of each request for us as
            well; we have switched that off.
          </p>
          {/* Kept by: app/http/log.test.ts “Cloudflare's own record of requests, their queries and addresses among it, is off” */}
          {/* Kept by: app/http/log.test.ts “an error's line holds nothing that was typed” */}
        </>
      ),
    },
    {
      id: "addresses",
      title: "IP addresses",
      body: (
        <>
          <p>
            Every device on the internet has an address; without it no page could reach you. We use
            it to slow down those who try many passwords or send many forms: we count how often an
            address tries within a minute. The count lies with Cloudflare, is forgotten after that
            minute, and is not written into our database or our log. Of the newer, longer addresses
            (IPv6) only the first half counts.
          </p>
          <p>
            We also count how many Contact Us and Add Your Shop forms an address sends in an hour.
            We keep that count in our database for at most a day, under a mark made from the address
            and the hour with a secret key: nobody can read your address from it, and the next hour
            has a different mark. We count wrong passwords in the same way, for the username that
            was typed, or for the device if it has logged in with that username before.
          </p>
          {/* Kept by: app/routes/site/enquiry/hourly-limit.thorough.test.ts “no address can be read from the count, nor followed into the next hour, and a day later it is gone” */}
          {/* Kept by: app/routes/account/guessing.thorough.test.ts “are all that is kept of it, under a mark from which no username can be read” */}
          {/* Kept by: app/routes/account/login.thorough.test.ts “are counted for the whole of an IPv6 household” */}
        </>
      ),
    },
    {
      id: "contact-form",
      title: "The Contact Us form",
      body: (
        <>
          <p>
            We keep your mail address, your phone number if you give one, your message, when you
            sent it, whether we have dealt with it and who of us did. A mark that is made from the
            form and your words, and from which neither can be read, is kept with it, so that a
            double tap does not send two messages.
          </p>
          {/* Kept by: app/domain/enquiries/enquiries.test.ts “is kept as it was written, open” */}
          {/* Kept by: app/domain/enquiries/enquiries.test.ts “that is sent twice is kept once, and two without a mark are two” */}
        </>
      ),
    },
    {
      id: "shop-request-form",
      title: "The Add Your Shop form",
      body: (
        <>
          <p>
            We keep the shop’s name, its phone number, your message if there is one, when you sent
            it, how far we have come with it, and who of us changed that last. A mark as with the
            Contact Us form is kept with it, so that a double tap does not ask twice.
          </p>
          {/* Kept by: app/domain/enquiries/enquiries.test.ts “is kept as new, once for each mark” */}
          <p>
            If we make the shop, we send its menu link, username and password to that number on
            WhatsApp. Change the password when you log in for the first time.
          </p>
        </>
      ),
    },
    {
      id: "shop-accounts",
      title: "Shop accounts",
      body: (
        <>
          <p>Only those who work for a shop have an account. We keep:</p>
          <dl>
            <dt>Username</dt>
            <dd>With the shop that it belongs to, and since when it has been there.</dd>
            <dt>Password</dt>
            <dd>
              Never the password itself. We keep a hash, made by scrypt with a random addition of
              its own, which only tells whether a password is the right one.
            </dd>
            {/* Kept by: app/platform/passwords.thorough.test.ts “hashes with scrypt, a salt of its own, and its parameters beside it” */}
            <dt>Logins</dt>
            <dd>
              A signed cookie with a random id, which no script can read. Under that id we store
              which account logged in, its shop and its username, for at most 30 days. A second
              cookie, which scripts may read, holds a number that is made from the first. Apps say
              it back to us, which shows that no other site sends in their name. A third cookie,
              signed and kept for a year, says that an account has logged in on this device before,
              so that nobody can lock its owner out by guessing. It points to nothing that we store.
            </dd>
            {/* Kept by: app/routes/account/guessing.thorough.test.ts “by a cookie that no script reads, and that says nothing of who it is” */}
            {/* Kept by: app/routes/account/guessing.thorough.test.ts “by what we signed alone, and for a year” */}
            {/* Kept by: app/routes/account/login.thorough.test.ts “leads to the shop's editor, with a cookie of a month that scripts cannot read” */}
            {/* Kept by: app/routes/account/login.thorough.test.ts “keeps in KV who logged in at which epoch, for as long, and nothing secret” */}
            {/* Kept by: app/http/xsrf.thorough.test.ts “at $path on $origin sets a token that scripts can read” */}
            <dt>The menu</dt>
            <dd>
              What a shop writes on its menu, its phone number and its picture too, is public. That
              is what a menu is for.
            </dd>
          </dl>
          <p>
            What the people at our desk do to a shop or a request is written to a log: who, what,
            when, and to which shop or request. Nobody can change that log.
          </p>
          {/* Kept by: app/db/schema.test.ts “a change to the desk's log, and to empty it” */}
        </>
      ),
    },
    {
      id: "cookies",
      title: "Cookies and what else your browser keeps",
      body: (
        <>
          <p>
            We use no cookies for advertising or for counting visitors. These things your browser
            may keep for us:
          </p>
          <ul>
            <li>the three login cookies of a shop, only after somebody has logged in;</li>
            <li>
              the language you chose, for a year, only once you have chosen one or gone on from a
              page in it;
              {/* Kept by: app/http/language.test.ts “is remembered for a year, and leads back” */}
            </li>
            <li>
              the session id of {brand.name} Nearby, only once you do something there: write, react,
              hide, block, report, have yourself notified, or go on on another phone;
              {/* Kept by: app/routes/nearby/neighbours.thorough.test.ts “by reading, wherever they look” */}
            </li>
            <li>
              the squares of the map from which you have looked in Nearby, and what you call them.
              Only the pages of Nearby are told the one that you look from. They keep it on your
              phone for half a year, with whether you still have to say your age, so that you can
              write without a network;
              {/* Kept by: e2e/outbox.spec.ts “is written to, and changed, by who opens the app without a network” */}
            </li>
            <li>
              the posts that you saw last in Nearby, and some of their photos, so that you can read
              them without a network. They never leave your phone, and what has ended is not shown;
              {/* Kept by: e2e/offline.spec.ts “what this phone saw last is shown, but for what has ended, and the page goes on with the network” */}
            </li>
            <li>
              what you have begun to write in Nearby, a post with its photos or a comment, and the
              posts that wait for a network, until they are sent, discarded, or the post below which
              the comment was to stand has ended;
              {/* Kept by: e2e/compose.spec.ts “a draft survives a reload, with its photos, until it is discarded” */}
            </li>
            <li>
              what another app has shared with Nearby, until the form for a post has it, and a note
              that you do not want to be told again how to install the app;
            </li>
            <li>
              a note that you have seen the opening picture of a menu, which is gone when you close
              the tab.
            </li>
          </ul>
          {/* Kept by: app/routes/site/policies/policies.test.ts “%s, sets no cookie” */}
        </>
      ),
    },
  ],
};
