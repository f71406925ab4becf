import { beforeEach, describe, expect, it } from "vitest";
import type { FeedPage } from "#app/domain/posts/feed.ts";
import { forgetPosts, noteHidden, postsBelow, rememberPosts } from "./seen-posts.ts";

const look = { reach: 3, kind: undefined } as const;
const pageOf = (names: string, older: string | null = null): FeedPage => ({
  posts: names.split("").map((publicId) => ({ publicId }) as FeedPage["posts"][number]),
  older,
  newest: "",
});
const below = (first: string, at: Parameters<typeof postsBelow>[0] = look) => {
  const page = postsBelow(at, pageOf(first));
  return page && [page.posts.map(({ publicId }) => publicId).join(""), page.older];
};

describe("whoever comes back to a feed", () => {
  beforeEach(() => rememberPosts(look, pageOf("abcdef", "after f")));

  it("finds what they had seen below its first page, and goes on from there", () => {
    expect(below("abc")).toEqual(["def", "after f"]);
  });

  it("finds no gap and nothing twice, however many posts have come or gone since", () => {
    expect(below("xab")).toEqual(["cdef", "after f"]);
    expect(below("bcd")).toEqual(["ef", "after f"]);
    expect(below("xyz")).toBeUndefined();
    expect(below("")).toBeUndefined();
    expect(below("abcdef")).toBeUndefined();
  });

  it("finds nothing of another look", () => {
    expect(below("abc", { reach: 10, kind: undefined })).toBeUndefined();
    expect(below("abc", { reach: 3, kind: "help" })).toBeUndefined();
  });

  it("finds nothing that was hidden, and nothing of whom they blocked", () => {
    noteHidden("e");
    expect(below("abc")).toEqual(["df", "after f"]);
    forgetPosts();
    expect(below("abc")).toBeUndefined();
  });
});
