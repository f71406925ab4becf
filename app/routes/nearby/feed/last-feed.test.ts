import { describe, expect, it } from "vitest";
import { withoutEnded, type LastFeed } from "./last-feed.ts";

const post = (publicId: string, endsAt: number): LastFeed["posts"][number] => ({
  publicId,
  endsAt,
  kind: "update",
  text: "",
  venue: "",
  photos: [],
  handle: { name: "Quiet Mynah", colour: 0 },
  isMine: false,
  postedAt: 0,
  isResolved: false,
  commentCount: 0,
  reactions: [],
});

describe("the last feed", () => {
  it("is without what has ended, to the millisecond, and still knows when it was seen", () => {
    const feed = { posts: [post("gone", 999), post("ends", 1000), post("there", 1001)], seenAt: 7 };
    expect(withoutEnded(feed, 1000)).toEqual({ posts: [post("there", 1001)], seenAt: 7 });
  });
});
