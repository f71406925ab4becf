import type { Texts } from "#app/messages/translation.ts";
import { thread } from "./thread.ts";
import { viewer } from "./viewer.ts";

/** The frame of the community, the feed and its cards. */
export const nearby = {
  frame: {
    pages: "Nearby",
    feed: "Around you",
    post: "Post",
    mine: "Mine",
    mineWithNews: { by: "news", one: "Mine, {news} new", other: "Mine, {news} new" },
    /** Labels of the bell above the feed. */
    bell: "What’s new",
    bellWithNews: "What’s new: {news}",
    loading: "Loading...",
    waits: "You’re offline right now. We’ll carry on as soon as you’re back.",
  },
  rules: {
    title: "A quick reminder of the rules",
    text: "Be kind. Don’t post threats, scams, anything that could harm somebody, or anything that tells strangers who or where somebody is. We remove posts that break the rules, and anyone who keeps breaking them can’t post any more. It’s all in our <standards>child safety standards</standards> and our <privacy>privacy policy</privacy>.",
    confirm: "I’ve read this",
  },
  feed: {
    title: "Around you",
    aroundPlace: "Around <name>{place}</name>",
    /** Of a link to a corner, in a chat. */
    sharedTitle: "Around {place}",
    description:
      "What’s going on within a short walk: news, requests for help and plans from your neighbours.",
    changePlace: "Change place",
    changeSquare: "Change your square",
    /** Below the name of the place. */
    count: {
      by: "posts",
      one: "{posts} post within {km} km",
      other: "{posts} posts within {km} km",
    },
    nobodyYet: "Nobody has posted within {km} km yet",
    countAtLeast: "More than {posts} posts within {km} km",
    whatsUp: "What’s going on?",
    promise: "No account, no profile. Posts disappear after a day, plans once they’re over.",
    /** At a corner that a link has opened, which is not the reader’s own place. */
    visiting: "You’re looking at another corner. Your own place stays as it is.",
    makeMine: "Make it my place",
    backToMine: "Back to my place",
    tooMany: {
      by: "minutes",
      one: "You, or others on your network, have looked around from a lot of places this hour. Please try again in {minutes} minute.",
      other:
        "You, or others on your network, have looked around from a lot of places this hour. Please try again in {minutes} minutes.",
    },
    noNetwork: "You’re offline right now.",
    lastSeen: "You’re offline right now. Here’s what you last saw.",
    toNewest: "Back to the newest posts",
    older: "Older posts",
    toSoonest: "Back to the first plans",
    later: "Later plans",
    loading: "Loading...",
    howFar: "How far",
    what: "What",
    filters: "Which posts to show",
    km: "{km} km",
    /** Few have posted close by. */
    widened: "It’s quiet close by, so this is what’s going on within {km} km.",
    all: "All",
    kinds: { update: "Updates", help: "Help", plan: "Plans" },
    fresh: { by: "posts", one: "{posts} new post", other: "{posts} new posts" },
    manyFresh: "More than {most} new posts",
  },
  /** Shops that are nearby, and their boards. */
  shops: {
    title: "On your corner",
    all: "All shops",
    openNow: "Shops open now",
    others: "Other shops",
    around: "Shops around here",
    yours: "Do you run a shop here?",
    yoursText: "Your menu and today’s board would be the first thing to see here.",
    add: "Add your shop",
    open: "Open",
    openTill: "Open till {time}",
    closed: "Closed",
    opensAt: "Opens at {time}",
    metres: "{metres}\u00a0m",
    km: "{km}\u00a0km",
    from: "from {time}",
    /** Of a board among the posts. */
    mark: "Shop",
    menu: "See the menu",
  },
  besidePlans: { title: "Plans", all: "All plans" },
  empty: {
    title: "You’re early. The bench is free.",
    /** Where there may be posts further away, or of another kind. */
    quiet: "It’s quiet here right now",
    text: "A power cut, a good samosa, a lost cat: whoever comes next will see it.",
    post: "Write the first post",
    wider: "See all posts within {km} km",
  },
  invite: {
    title: "Invite your neighbours",
    how: "A message for WhatsApp",
    message:
      "What’s going on around our corner? News, help and plans from neighbours. No account needed, and gone in a day: {link}",
  },
  /** Being told, once, of the next post at this corner. */
  tellMe: {
    title: "Tell me when somebody posts",
    off: "Once, not for every post",
    on: "We’ll tell you once",
    since: {
      by: "posts",
      one: "{posts} post since you asked us to tell you.",
      other: "{posts} posts since you asked us to tell you.",
    },
  },
  /** Nobody near has posted this kind of thing. */
  emptyOf: {
    anything: "Nobody this close to you has posted anything in the last day.",
    update: "Nobody this close to you has posted any news in the last day.",
    help: "Nobody this close to you has asked for help in the last day.",
    plan: "Nobody this close to you has shared a plan in the last day.",
  },
  card: {
    you: "You",
    author: "Author",
    resolved: "Got help",
    edited: "edited",
    /** Said of a text that others see a little later, because its author is new. */
    early: "visible soon",
    photo: {
      by: "photos",
      one: "Photo with this post",
      other: "Photo {number} of {photos} with this post",
    },
    /** To the author of photos that nobody sees. */
    unscanned: {
      due: "We’re still checking your photos. Until we’re done, your post shows without them.",
      failed: "We couldn’t check one of your photos, so nobody can see it.",
    },
    comment: "Comment",
    /** The link to the thread of one's own post while nobody else sees it, and so nobody can comment. */
    open: "Open post",
    comments: { by: "comments", one: "{comments} comment", other: "{comments} comments" },
    hidden: "Hidden. You won’t see it any more.",
    blocked: "Blocked. You won’t see what they post from now on.",
    undo: "Undo",
  },
  when: {
    today: "Today, {time}",
    tomorrow: "Tomorrow, {time}",
    onDay: "{day}, {time}",
    started: "Started at {time}",
    neededToday: "Needed by {time} today",
    neededTomorrow: "Needed by {time} tomorrow",
    wasNeeded: "Was needed by {time}",
  },
  join: {
    plan: "I’m in",
    help: "I can help",
    counted: "{words} · {count}",
    ofPlan: { by: "count", one: "{count} is in", other: "{count} are in" },
    ofHelp: { by: "count", one: "{count} can help", other: "{count} can help" },
  },
  viewer: viewer,
  time: {
    justNow: "just now",
    minutesAgo: { by: "minutes", one: "{minutes} min", other: "{minutes} min" },
    hoursAgo: { by: "hours", one: "{hours} h", other: "{hours} h" },
    daysAgo: { by: "days", one: "{days} day", other: "{days} days" },
    endsNow: "ends now",
    minutesLeft: { by: "minutes", one: "{minutes} min left", other: "{minutes} min left" },
    hoursLeft: { by: "hours", one: "{hours} h left", other: "{hours} h left" },
    daysLeft: { by: "days", one: "{days} day left", other: "{days} days left" },
  },
  reactions: { thanks: "Thanks", love: "Love", laugh: "Laugh", support: "With you", sad: "Sad" },
  react: {
    open: "React",
    given: "{reaction}, {count}",
    send: "Send my reaction",
  },
  more: {
    ofPost: "More about the post by {handle}",
    ofBoard: "More about the board of {shop}",
    ofComment: "More about this comment",
    reportPhoto: {
      by: "photos",
      one: "Report the photo",
      other: "Report photo {number}",
    },
    hide: "Hide this post",
    block: "Block this person",
    blockText:
      "You won’t see this conversation any more, nor anything new they write. You’ll still see them in conversations they’re already part of. They won’t be told.",
    blockCommentText:
      "You won’t see what they write in this conversation any more, nor anything new they write. You’ll still see them in other conversations they’re already part of. They won’t be told.",
    blockNow: "Block",
    blockShop: "Never show this shop’s board",
    blockShopText: "You won’t see its board any more. The shop won’t be told.",
    blockShopNow: "Don’t show it",
  },
  report: {
    post: "Report this post",
    photo: "Report this photo",
    comment: "Report this comment",
  },
  /** What somebody reported and moderators have not looked at yet. */
  flagged: {
    title: "Reported, being checked",
    open: "Tap to see it",
  },
  own: {
    editText: "Change what you’ve written",
    deleteText: "It will be gone right away, along with its photos and comments.",
    deletePost: "Delete this post",
    helped: "I got help",
    needHelp: "I still need help",
  },
  thread,
  lastPosts: {
    title: "Seen on this phone",
    none: "You haven’t seen any posts on this phone yet.",
    seenAt: "Last seen on {day} at {time}. Posts that have ended since then are left out.",
    allEnded: "Everything you last saw, on {day} at {time}, has ended since then.",
  },
} as const satisfies Texts;
