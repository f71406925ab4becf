import { afterEach, describe, expect, it, vi } from "vitest";
import * as deviceStore from "#app/device/store.ts";
import {
  bringBack,
  leaveOut,
  readLastFeed,
  storeLastFeed,
  withoutEnded,
  type LastFeed,
} from "./last-feed.ts";

const post = (publicId: string, endsAt: number): LastFeed["posts"][number] => ({
  publicId,
  endsAt,
  kind: "update",
  text: "",
  venue: "",
  photos: [],
  handle: { name: "Quiet Mynah", colour: 0, pattern: 0 },
  isMine: false,
  postedAt: 0,
  isEdited: false,
  isResolved: false,
  isFlagged: false,
  commentCount: 0,
  reactions: [],
  startsAt: null,
  joins: { count: 0, isMine: false },
});

afterEach(() => vi.restoreAllMocks());

describe("the last feed", () => {
  it("is without what has ended, to the millisecond, and still knows when it was seen", () => {
    const feed = { posts: [post("gone", 999), post("ends", 1000), post("there", 1001)], seenAt: 7 };
    expect(withoutEnded(feed, 1000)).toEqual({ posts: [post("there", 1001)], seenAt: 7 });
  });

  it("is without what was hidden, when that happens and from then on", async () => {
    let kept: LastFeed | undefined;
    vi.spyOn(deviceStore, "readValue").mockImplementation(() => Promise.resolve(kept));
    vi.spyOn(deviceStore, "writeValue").mockImplementation((_, value) => {
      kept = value as LastFeed;
      return Promise.resolve();
    });
    const posts = [post("shouting", 9), post("kind", 9)];
    await storeLastFeed(posts, { now: 7 });
    await leaveOut("shouting");
    expect(kept).toEqual({ posts: [post("kind", 9)], seenAt: 7 });
    await storeLastFeed(posts, { now: 8 });
    expect(kept).toEqual({ posts: [post("kind", 9)], seenAt: 8 });
    await bringBack("shouting");
    expect(kept).toEqual({ posts: [post("kind", 9)], seenAt: 8 });
    await leaveOut("kind");
    await bringBack("kind");
    expect(kept).toEqual({ posts: [post("kind", 9)], seenAt: 8 });
    await storeLastFeed(posts, { now: 9 });
    expect(kept).toEqual({ posts, seenAt: 9 });
  });

  it("is not there where a browser keeps nothing, and that is no failure", async () => {
    // As in a private window, there is no IndexedDB here.
    await expect(storeLastFeed([], { now: 1 })).resolves.toBeUndefined();
    expect(await readLastFeed({ now: 1 })).toBeUndefined();
  });
});
