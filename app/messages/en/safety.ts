import type { Texts } from "#app/messages/translation.ts";

/** Reporting, and the page with one's own posts and data: decisions of moderators, blocks, moving to another phone. */
export const safety = {
  /** What may be wrong with something; the desk shows the English names as well. */
  reasons: {
    "child-safety": "A child is being harmed",
    violence: "Violence or threats",
    harassment: "Harassment or hate",
    "private-information": "Somebody’s private information",
    spam: "Spam or a scam",
    other: "Something else",
  },
  report: {
    back: "← Back",
    own: {
      post: "This is your own post. You can delete it at any time.",
      photo: "This photo is from your own post. You can delete the post at any time.",
      comment: "This is your own comment. You can delete it at any time.",
    },
    question: "What’s wrong with it?",
    hints: {
      "private-information": "A phone number, an address, or a picture that others shouldn’t see",
    },
    urgent:
      "Is a child in danger right now? In India, call <police>112</police> or Childline at <childline>1098</childline>. Elsewhere, call your local emergency number.",
    words: "What should our moderators know? (optional)",
    anonymous: "The person who posted it is never told who reported it.",
    send: "Send report",
  },
  /** A report has arrived, and what happens next. */
  thanks: {
    title: "Thank you",
    waiting: {
      by: "days",
      one: "We have your report. Our moderators will look at it and decide within {days} day. If enough neighbours report it, it will be hidden, or open only with a tap, until they have looked.",
      other:
        "We have your report. Our moderators will look at it and decide within {days} days. If enough neighbours report it, it will be hidden, or open only with a tap, until they have looked.",
    },
    hidden:
      "We have your report. Only our moderators and the person who posted it can see it now. Our moderators will look at it as soon as possible.",
    hiddenPhoto:
      "We have your report. Only our moderators can see the photo now, and they will look at it as soon as possible.",
    flagged:
      "We have your report. Until our moderators have looked at it, it’s marked as reported and opens only with a tap. They will look at it as soon as possible.",
    queued: "We have your report. Our moderators will look at it as soon as possible.",
    anonymous: "The person who posted it won’t be told that you reported it.",
    unwanted: "Don’t want to see this any more?",
    unwantedPerson: "Don’t want to see anything from this person?",
    blockHint:
      "If you block somebody, you won’t see this conversation any more, nor anything new they write. They won’t be told.",
    toFeed: "Back to what’s around you",
  },
  mine: {
    about: "Nobody here knows who you are. Each conversation gives you a new name.",
    conversations: "Your conversations",
    noConversations: "When you comment on a neighbour’s post, you’ll find the conversation here.",
    newComments: { by: "comments", one: "{comments} new", other: "{comments} new" },
    youSaid: "You: <said>{text}</said>",
    theySaid: "<name>{handle}</name>: <said>{text}</said>",
    posts: "Your posts",
    noPosts: "You have no posts right now. <post>Post something</post>",
  },
  /** To the author of what was reported, until moderators have decided. */
  checks: {
    title: "Being checked",
    here: {
      post: "This post was reported, and our moderators are checking it.",
      photo: "A photo in this post was reported, and our moderators are checking it.",
      comment: "This comment was reported, and our moderators are checking it.",
    },
    caught: {
      post: "Some words in this post have to be checked first. Our moderators will look within a day.",
      comment:
        "Some words in this comment have to be checked first. Our moderators will look within a day.",
    },
    until: {
      hidden: "Until they decide, only you can see it.",
      flagged: "Until they decide, others have to tap to see it.",
      photo: "Until they decide, the photo can’t be seen.",
    },
    was: {
      post: "Your post <text>{beginning}</text> was reported.",
      photo: "A photo in your post <text>{beginning}</text> was reported.",
      comment: "Your comment <text>{beginning}</text> was reported.",
    },
    wasCaught: {
      post: "Some words in your post <text>{beginning}</text> have to be checked first.",
      comment: "Some words in your comment <text>{beginning}</text> have to be checked first.",
    },
    isLookedAt: "<text>{beginning}</text> is being checked.",
    reasons: "Reported for: {reasons}.",
    caughtReasons: "We’re checking it for: {reasons}.",
    outcome: "Our moderators are looking at it. You’ll read here what they decide.",
  },
  /** Why only its author sees a post that waits for no moderator. */
  hidden: {
    reported:
      "This post was reported, and our moderators are checking it. Until they decide, only you can see it.",
    "looked-at": "Our moderators are looking at this. Until they decide, only you can see it.",
    decision: "Our moderators have hidden this post. Only you can see it.",
    ban: "You’re banned, so only you can see this post.",
    more: "What our moderators decided",
  },
  done: {
    moved:
      "You’ve moved to this phone. Your posts and blocks are here now, and no longer on your other phone.",
    deleted:
      "Your posts, comments, photos, reactions and blocks have been deleted. We no longer recognise this phone.",
    emptied:
      "Your posts, comments, photos, reactions and blocks have been deleted. Your ban stays until it ends; then we’ll forget this phone too.",
    checked:
      "Your posts, comments, photos, reactions and blocks have been deleted. Something you wrote is still being checked, so we still recognise this phone. Once that’s decided, delete your data again, and we’ll forget the phone too.",
    appealed: "We have what you wrote, and we’ll look again.",
  },
  decisions: {
    title: "What our moderators decided",
    banned:
      "You can’t post or comment here any more, and nobody can see what you’ve posted. You can still read what others post.",
    wereBanned: "You were banned.",
    past: "That decision no longer stands.",
    bannedUntil: "The ban ends on {date}.",
    rule: "Rule: {name}. {sentence}",
    facts: "Case {number}, {date}",
    factsOfOld: "Since {date}",
    ask: "Ask for a second look",
    askUntil: "until {date}",
    asked: "You asked for a second look on {date}. You’ll read our answer here by {due}.",
    upheld: "You asked for a second look. We looked again, and the decision stands.",
    upheldThen: "You asked for a second look. We looked again, and the decision stood at the time.",
    wereRight: "You asked for a second look, and you were right.",
    regretted:
      "You asked for a second look, and you were right. We’re sorry: what was removed can’t be brought back.",
    officer:
      "You can always write to our <contacts>grievance officer</contacts>, even without this app.",
  },
  /** The wish to be told of the next post at a corner. */
  alert: {
    waiting: "We’ll tell you, once, when somebody posts there.",
    met: "Somebody has posted there since you asked.",
    look: "Have a look",
    end: "Don’t tell me",
  },
  decided: {
    "post-hide": "Your post <text>{beginning}</text> was hidden.",
    "post-restore":
      "Your post <text>{beginning}</text> was reported. Our moderators found nothing wrong with it, so it isn’t hidden.",
    "post-remove": "Your post <text>{beginning}</text> was removed.",
    "photo-hide": "A photo in your post <text>{beginning}</text> was hidden.",
    "photo-restore":
      "A photo in your post <text>{beginning}</text> was reported. Our moderators found nothing wrong with it, so it isn’t hidden.",
    "photo-remove": "A photo in your post <text>{beginning}</text> was removed.",
    "comment-hide": "Your comment <text>{beginning}</text> was hidden.",
    "comment-restore":
      "Your comment <text>{beginning}</text> was reported. Our moderators found nothing wrong with it, so it isn’t hidden.",
    "comment-remove": "Your comment <text>{beginning}</text> was removed.",
  },
  /** What moderators have let through that a word rule had held. */
  released: {
    post: "We checked your post <text>{beginning}</text> and found nothing wrong with it. Your neighbours can see it, for as long as you chose.",
    comment:
      "We checked your comment <text>{beginning}</text> and found nothing wrong with it. Your neighbours can see it.",
  },
  /** For things that nobody reported: a moderator came across them. */
  shownAgain: {
    post: "We took another look at your post <text>{beginning}</text> and found nothing wrong with it, so it isn’t hidden any more.",
    photo:
      "We took another look at a photo in your post <text>{beginning}</text> and found nothing wrong with it, so it isn’t hidden any more.",
    comment:
      "We took another look at your comment <text>{beginning}</text> and found nothing wrong with it, so it isn’t hidden any more.",
  },
  /** What became of an appeal in its author's favour. */
  reversed: {
    post: "You asked for a second look, and you were right. Your post <text>{beginning}</text> isn’t hidden any more.",
    photo:
      "You asked for a second look, and you were right. The photo in your post <text>{beginning}</text> isn’t hidden any more.",
    comment:
      "You asked for a second look, and you were right. Your comment <text>{beginning}</text> isn’t hidden any more.",
    ban: "You asked for a second look, and you were right. You’re no longer banned.",
  },
  /** What we found nothing wrong with, though others still don’t see it. */
  unseen: {
    fine: {
      post: "We checked your post <text>{beginning}</text> and found nothing wrong with it.",
      photo:
        "We checked a photo in your post <text>{beginning}</text> and found nothing wrong with it.",
      comment: "We checked your comment <text>{beginning}</text> and found nothing wrong with it.",
    },
    right: {
      post: "You asked us to look again at your post <text>{beginning}</text>, and you were right.",
      photo:
        "You asked us to look again at a photo in your post <text>{beginning}</text>, and you were right.",
      comment:
        "You asked us to look again at your comment <text>{beginning}</text>, and you were right.",
    },
    banned: "Nobody else can see it while you’re banned.",
    "part-of-hidden":
      "Nobody else can see it while the post it belongs to is hidden or being checked.",
    gone: "It has ended or been deleted since, so nobody can see it any more.",
  },
  /** Asking for a second look. */
  appeal: {
    back: "← Mine",
    wrote: "What you wrote",
    words: "Why should we change this decision?",
    once: "You can ask once, so tell us everything we should know.",
    process:
      "If we can, we’ll have somebody look at it who didn’t make this decision. You’ll read the answer on your own page within {days} days.",
    send: "Send",
    asked: "You’ve asked for a second look at this. You’ll find the answer on your own page.",
    late: "The time to ask for a second look ended on {date}.",
    nothing: "There’s nothing left here to look at again.",
    unknown:
      "We can’t find this decision among yours on this phone. If it was about you, write to our <contacts>grievance officer</contacts> and name the case.",
  },
  blocked: {
    title: "People you’ve blocked",
    each: "Every conversation gives people a new name, so you may have blocked the same person twice. Each block works by itself.",
    unblock: "Unblock",
    unblockHandle: "Unblock {handle}",
  },
  moving: {
    title: "Moving to another phone",
    about:
      "There are no accounts here. To move to another phone, make a code and type it there. Your posts and blocks move to that phone, and it learns your places too.",
    make: "Make a code",
    made: "Type this code on your other phone within 10 minutes. It works once.",
    have: "I have a code from another phone",
    code: "Code",
    codeHint: "8 letters and numbers",
    use: "Move to this phone",
  },
  ownData: {
    title: "Your data",
    none: "We have no data about you. You’ve only been reading so far.",
    export: "Download my data",
    delete: "Delete my data",
    deleteText:
      "Your posts, comments, photos, reactions, blocks and drafts will be deleted right away, and we will no longer recognise this phone. This can’t be undone. Anything that was reported stays with our moderators for 180 days.",
    deleteTextBanned: {
      by: "days",
      one: "Your posts, comments, photos, reactions, blocks and drafts will be deleted right away. This can’t be undone. Your ban isn’t deleted: until it ends, in {days} day, this phone keeps its cookie, and we keep a scrambled form of it with the reason. Anything that was reported stays with our moderators for 180 days.",
      other:
        "Your posts, comments, photos, reactions, blocks and drafts will be deleted right away. This can’t be undone. Your ban isn’t deleted: until it ends, in {days} days, this phone keeps its cookie, and we keep a scrambled form of it with the reason. Anything that was reported stays with our moderators for 180 days.",
    },
    deleteAsked:
      "You’ve asked for a second look (case {cases}), and we haven’t answered yet. Once your data is deleted, we may no longer know that the case was yours, and you won’t find our answer here. You can wait for it, or write down the number, and our <contacts>grievance officer</contacts> can tell you how the case ended.",
    deleteAll: "Delete everything",
  },
} as const satisfies Texts;
