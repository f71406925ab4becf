import { brand } from "#app/brand.ts";
import type { PolicySection } from "./policy-page.tsx";

export const collectedFromNeighbours: PolicySection = {
  id: "what-we-collect",
  title: "What we collect from neighbours",
  body: (
    <>
      <p>
        Nearby is the part of {brand.name} where neighbours post. You need no account for it: no
        name, no phone number, no mail address, no profile. This is all that we learn:
      </p>
      {/* Kept by: no test yet */}
    </>
  ),
  parts: [
    {
      id: "location",
      title: "Location",
      body: (
        <>
          <p>
            Your device knows where you are to a few metres. We do not. Before anything is sent,
            your device rounds the place to a square of the map, about 600 metres wide. Only the
            number of that square reaches us, and our server rounds it once more to be sure.
          </p>
          {/* Kept by: e2e/place.spec.ts “only the tile of a phone's position ever leaves it: looking around, posting, reading on” */}
          {/* Kept by: app/routes/nearby/place/places.thorough.test.ts “is kept, logged or answered by any route that is told $written” */}
          <ul>
            <li>We never receive, store, log or show exact coordinates.</li>
            {/* Kept by: e2e/place.spec.ts “only the tile of typed coordinates leaves the phone” */}
            {/* Kept by: app/routes/nearby/place/places.thorough.test.ts “is kept, logged or answered by any route that is told $written” */}
            {/* Kept by: app/routes/nearby/place/places.thorough.test.ts “is logged when the database fails in the middle of it” */}
            <li>
              We never show how far away somebody is, or in which direction. Who sees a post within
              1, 3 or 10 km is worked out from square to square.
            </li>
            {/* Kept by: app/routes/nearby/place/places.thorough.test.ts “have no place in them but that of who looks” */}
            {/* Kept by: app/domain/posts/trilateration.thorough.test.ts “from anywhere, at every radius, posts of one square look the same wherever in it they were written” */}
            <li>
              We keep the square of a post with the post. We keep no history of where you are.
            </li>
            {/* Kept by: app/routes/nearby/neighbours.thorough.test.ts “by reading, wherever they look” */}
            <li>
              The name of a place in a post, such as “tea stall at the bus stop”, is what its author
              typed. We do not add one.
            </li>
            {/* Kept by: no test yet */}
            <li>
              The other pages, menus among them, cannot ask for your location: they tell your
              browser not to allow it.
            </li>
            {/* Kept by: app/routes/site/site.test.ts “to %s carries the security headers” */}
          </ul>
        </>
      ),
    },
    {
      id: "posts",
      title: "Posts, comments and reactions",
      body: (
        <>
          <p>
            We keep what you write, its category, when you wrote it, when it ends, how far it should
            reach, and the square that it belongs to. Everybody nearby can read it: do not write
            what strangers should not know, such as your home’s number or somebody’s phone number.
          </p>
          {/* Kept by: no test yet */}
          <p>
            In each thread you have a made-up name. It is the same within that thread and another in
            the next, so that nobody can put your posts together.
          </p>
          {/* Kept by: app/routes/nearby/neighbours.thorough.test.ts “is one person's in all of a thread, another in the next, and says who wrote the post” */}
        </>
      ),
    },
    {
      id: "photos",
      title: "Photos",
      body: (
        <>
          <p>
            A photo file can hold more than the picture: where it was taken, when, and with which
            phone. Our server takes all of that out before it keeps a photo. What stays is the
            picture, its colours, and which way up it goes.
          </p>
          {/* Kept by: app/routes/images/image.thorough.test.ts “is turned as its camera was held, and tells nothing else of the camera” */}
          {/* Kept by: app/domain/photos/jpeg.test.ts “leaves out %s, and nothing else” */}
          {/* Kept by: app/domain/photos/png.test.ts “leaves out %s, before and behind the picture” */}
          {/* Kept by: app/domain/photos/webp.test.ts “leaves out EXIF, XMP and unknown chunks, and says so in its flags” */}
          <p>What the picture itself shows, such as a face or a street sign, is up to you.</p>
        </>
      ),
    },
    {
      id: "device-ids",
      title: "Device ids",
      body: (
        <p>
          We do not read the ids that are built into a phone or its system: no advertising id, no
          serial number, no IMEI. We build no fingerprint of your device either.
        </p>
      ),
    },
    {
      id: "push-tokens",
      title: "Push tokens",
      body: (
        <>
          <p>
            If you switch notifications on, your browser makes an address to which they are sent, a
            push token, with its keys. We keep it with the area that you want news from, as a square
            of the map, with what you want to hear about, with your quiet hours and time zone, and
            with how many we sent you today. If you never switch them on, there is no token.
          </p>
          {/* Kept by: app/domain/push/subscriptions.test.ts “keeps the address, its keys, the tile and what is wanted, and nothing else” */}
          {/* Kept by: app/routes/nearby/mine/push.test.ts “before anybody switches notifications on there is no token” */}
        </>
      ),
    },
    {
      id: "session-ids",
      title: "Session ids",
      body: (
        <>
          <p>
            In place of an account, your browser holds a random number in a cookie: a session id. It
            lets you delete your own posts, keeps out those whom we had to stop, and says nothing
            about who you are. Our database holds only a scrambled form of it (a hash), from which
            the number cannot be worked out.
          </p>
          {/* Kept by: app/routes/nearby/neighbours.thorough.test.ts “names a key in KV, which ends by itself, and of which D1 has the hash alone” */}
          {/* Kept by: app/routes/nearby/neighbours.thorough.test.ts “by reading, wherever they look” */}
        </>
      ),
    },
    {
      id: "reports-and-blocks",
      title: "Reports and blocks",
      body: (
        <>
          <p>
            If you report something, we keep what you reported, the reason, your words, and when. If
            you block somebody, we keep that you did. Neither is shown to the other person.
          </p>
          {/* Kept by: app/domain/reports/file-report.thorough.test.ts “keep the thing as it was at the first, and nothing of who reported but their words” */}
          {/* Kept by: app/domain/posts/blocks.test.ts “of who comments is listed by the name they had there, made once, and can be taken back by who made it” */}
        </>
      ),
    },
  ],
};
