import { brand } from "#app/brand.ts";
import { Mail, type PolicySection } from "./policy-page.tsx";

export const commitment: PolicySection = {
  id: "commitment",
  title: "Our commitment",
  body: (
    <>
      <p>
        Child sexual abuse and exploitation (CSAE) is forbidden on {brand.name}, without exception.
        A child is everybody under 18. Forbidden are, above all:
      </p>
      <ul>
        <li>
          pictures, videos, drawings or words that show or describe a child in a sexual way (child
          sexual abuse material, CSAM), real, edited or made by a computer;
        </li>
        <li>grooming: winning a child’s trust in order to abuse the child;</li>
        <li>asking a child for pictures, a meeting or another app to talk on;</li>
        <li>threatening a child with pictures, for money or for more pictures (sextortion);</li>
        <li>buying, selling or offering a child for sex, and trafficking in children;</li>
        <li>praising any of this, joking about it, or telling where such material is found.</li>
      </ul>
      <p>
        Who does this is removed, and reported to the police. It makes no difference whether it was
        “only a joke”, or whether the child seemed to agree.
      </p>
    </>
  ),
};

export const safeguards: PolicySection = {
  id: "safeguards",
  title: "Safeguards",
  body: (
    <>
      <p>
        The surest protection is to leave out what abusers need. So we built {brand.name} Nearby
        without it.
      </p>
    </>
  ),
  parts: [
    {
      id: "not-there",
      title: "What there is not",
      body: (
        <>
          <ul>
            <li>No private messages. Everything that is written can be read by all nearby.</li>
            <li>No profiles, no friends’ lists and no search for people.</li>
            <li>No way to follow somebody from one thread to the next.</li>
            <li>No distances and no exact places: a square of about 600 metres at best.</li>
            <li>No hidden data in photos that would tell where a child was.</li>
            <li>No matching with strangers, no live video, no groups behind closed doors.</li>
          </ul>
          {/* Kept by: app/routes/images/image.thorough.test.ts “is turned as its camera was held, and tells nothing else of the camera” */}
          {/* Kept by: no test yet */}
        </>
      ),
    },
    {
      id: "there",
      title: "What there is",
      body: (
        <>
          <ul>
            <li>A question about your age before the first post: 13 or older.</li>
            {/* Kept by: app/routes/nearby/compose/outbox.thorough.test.ts “is asked for, and remembered” */}
            <li>
              A Report button on every post, every comment and every photo. It asks for no login.
            </li>
            {/* Kept by: app/routes/nearby/report/report.thorough.test.ts “is on every post, every comment and every photo of others, and asks for no login” */}
            <li>What is reported for the safety of a child is hidden at once, for everybody.</li>
            {/* Kept by: app/domain/reports/file-report.thorough.test.ts “hides a post at once, whoever reports, and warns its author as little as others” */}
            {/* Kept by: app/domain/reports/file-report.thorough.test.ts “hides a comment at once, and it is not counted any more” */}
            {/* Kept by: app/domain/reports/file-report.thorough.test.ts “hides a photo at once, and the rest of its post stays” */}
            <li>Other things are hidden when enough people report them, until we have looked.</li>
            {/* Kept by: app/domain/reports/file-report.thorough.test.ts “hide a thing when enough people report it, and it is logged that it went by itself” */}
            <li>A Block button. It works for all that this person posts, under whatever name.</li>
            {/* Kept by: app/domain/posts/blocks.test.ts “works for all that this person posts, under whatever name, and in both directions” */}

            <li>Limits on how much one device, and one internet address, can post.</li>
            {/* Kept by: app/domain/posts/publish.test.ts “a neighbour may post so often in an hour and in a day, and is told how long to wait” */}
            {/* Kept by: app/routes/nearby/compose/compose.test.ts “the plain form comes back with the words that were typed where too much comes from its address” */}
            <li>A search of photos for known abuse material, by Cloudflare, which carries them.</li>
          </ul>
          <p>
            Menus are no way around this: only shops that we have set up ourselves can write there,
            and their pictures lose their hidden data too.
          </p>
        </>
      ),
    },
  ],
};

export const reporting: PolicySection = {
  id: "reporting",
  title: "Reporting",
  body: (
    <>
      <p className="urgent">
        <b>Is a child in danger right now?</b> In India call <a href="tel:112">112</a>, or Childline
        at <a href="tel:1098">1098</a>, day and night and free. Elsewhere call your emergency
        number. Then tell us.
      </p>
    </>
  ),
  parts: [
    {
      id: "in-the-app",
      title: "In Nearby",
      body: (
        <>
          <p>
            Tap Report on the post, comment or photo, and choose <i>A child is being harmed</i>. You
            need no account, and you need not say who you are. The other person is never told who
            reported.
          </p>
          {/* Kept by: app/routes/nearby/report/report.thorough.test.ts “offers what harms a child first, and is sent without a session and without a question about age” */}
          {/* Kept by: app/domain/reports/moderate.test.ts “reads the reason for 30 days, also when the post is gone, and nobody else does” */}
        </>
      ),
    },
    {
      id: "by-mail",
      title: "By mail",
      body: (
        <>
          <p>
            Write to <Mail to={brand.safetyEmail} />, read before all our other mail. It reaches our
            child safety contact, who can act at once. Send the link, or say where and when you saw
            it.
          </p>
          <p>
            <b>Never send us the picture itself,</b> and do not save it, take a screenshot of it or
            pass it on, not even to warn others. To own or share such a picture is a crime, also
            with the best intention.
          </p>
        </>
      ),
    },
    {
      id: "if-it-is-you",
      title: "If it happened to you",
      body: (
        <>
          <p>
            It is not your fault, whatever you sent or said. You will be in no trouble with us for
            telling. Stop answering, do not pay, and do not delete the messages. Tell a grown-up
            whom you trust, or call <a href="tel:1098">1098</a>. With{" "}
            <a href="https://takeitdown.ncmec.org">Take It Down</a> you can have a picture of
            yourself stopped on many sites without showing it to anybody.
          </p>
        </>
      ),
    },
  ],
};
