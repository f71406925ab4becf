import type { Texts } from "#app/messages/translation.ts";

/** The page of one post with its comments. */
export const thread = {
  title: "A post nearby",
  back: "← Around you",
  share: "Share this post",
  shareText: "From a neighbour on our corner: {link}",
  /** What a link to the post shows in a chat. */
  preview: "{kind}: {beginning}",
  previewOfPlan: "{kind}, {when}: {beginning}",
  previewText: "Around {place}. Posts like this are gone within a day.",
  previewTextNowhere: "From a neighbour. Posts like this are gone within a day.",
  previewTextOfPlan: "Around {place}. It’s gone two hours after it begins.",
  previewTextOfPlanNowhere: "From a neighbour. It’s gone two hours after it begins.",
  heading: "A post by <name>{handle}</name>",
  isCommentHidden: "Our moderators have hidden this comment. Only you can see it.",
  comments: "Comments",
  noComments: "No comments yet.",
  deleteComment: "Delete your comment",
  yourComment: "Your comment",
  send: "Send comment",
  sent: "Your comment has been posted.",
  ended: "This post has ended",
  endedTyped: "What you wrote",
  endedText:
    "Posts here last a day at most, and plans end two hours after they begin. If it was only just posted, try again in three minutes.",
  seeNow: "See what’s going on now",
} as const satisfies Texts;
