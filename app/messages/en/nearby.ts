import type { Texts } from "#app/messages/translation.ts";

/** The frame of the community, the feed, its cards, threads, and choosing a place. */
export const nearby = {
  frame: {
    pages: "Nearby",
    feed: "Around you",
    post: "Post",
    mine: "Mine",
    loading: "Loading...",
  },
  rules: {
    title: "A quick reminder of the rules",
    text: "Be kind. Don’t post threats, scams, anything that could harm somebody, or anything that tells strangers who or where somebody is. We remove posts that break the rules, and anyone who keeps breaking them can’t post any more. It’s all in our <standards>child safety standards</standards> and our <privacy>privacy policy</privacy>.",
    confirm: "I’ve read this",
  },
  feed: {
    title: "Around you",
    aroundPlace: "Around <name>{place}</name>",
    description:
      "What’s going on within a short walk: news, requests for help and plans from your neighbours.",
    changePlace: "Change place",
    noNetwork: "You’re offline right now.",
    lastSeen: "You’re offline right now. Here’s what you last saw.",
    toNewest: "Back to the newest posts",
    older: "Older posts",
    loading: "Loading...",
    filters: "Which posts to show",
    km: "{km} km",
    /** Few have posted close by. */
    widened: "It’s quiet close by, so this is what’s going on within {km} km.",
    all: "All",
    fresh: { by: "posts", one: "{posts} new post", other: "{posts} new posts" },
    manyFresh: "More than {most} new posts",
  },
  /** Shops that are nearby, and their boards. */
  shops: {
    title: "On your corner",
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
  empty: {
    title: "You’re early. The bench is free.",
    /** Where there may be posts further away, or of another kind. */
    quiet: "It’s quiet here right now",
    text: "Nobody within {km} km has posted in the last day. Be the first: a power cut, a good samosa, a lost cat. Whoever comes next will see it.",
    post: "Write the first post",
    wider: "See all posts within {km} km",
  },
  invite: {
    title: "Invite your neighbours",
    how: "Share a link to this corner",
    message:
      "What’s going on around our corner? News, help and plans from neighbours. No account needed, and gone in a day: {link}",
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
    photo: {
      by: "photos",
      one: "Photo with this post",
      other: "Photo {number} of {photos} with this post",
    },
    comment: "Comment",
    comments: { by: "comments", one: "{comments} comment", other: "{comments} comments" },
    hidden: "Hidden. You won’t see it any more.",
    blocked: "Blocked. You won’t see what they post from now on.",
    undo: "Undo",
  },
  viewer: {
    title: "Photos with this post",
    close: "Close",
    previous: "Previous photo",
    next: "Next photo",
    place: "{number} of {photos}",
  },
  time: {
    justNow: "just now",
    minutesAgo: { by: "minutes", one: "{minutes} min", other: "{minutes} min" },
    hoursAgo: { by: "hours", one: "{hours} h", other: "{hours} h" },
    endsNow: "ends now",
    minutesLeft: { by: "minutes", one: "{minutes} min left", other: "{minutes} min left" },
    hoursLeft: { by: "hours", one: "{hours} h left", other: "{hours} h left" },
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
    blockShop: "Never show this shop’s board",
  },
  report: {
    post: "Report this post",
    photo: "Report this photo",
    comment: "Report this comment",
  },
  own: {
    deleteText: "It will be gone right away, along with its photos and comments.",
    deletePost: "Delete this post",
    helped: "I got help",
    needHelp: "I still need help",
  },
  thread: {
    title: "A post nearby",
    back: "← Around you",
    share: "Share this post",
    shareText: "From a neighbour on our corner: {link}",
    /** What a link to the post shows in a chat. */
    preview: "{kind}: {beginning}",
    previewText: "Around {place}. Posts like this are gone within a day.",
    previewTextNowhere: "From a neighbour. Posts like this are gone within a day.",
    heading: "A post by <name>{handle}</name>",
    isHidden:
      "Only you can see this post. Somebody reported it, and it stays hidden until a moderator has looked at it.",
    comments: "Comments",
    noComments: "No comments yet.",
    deleteComment: "Delete your comment",
    yourComment: "Your comment",
    send: "Send comment",
    sent: "Your comment has been posted.",
    ended: "This post has ended",
    endedText: "Posts here last a day at most.",
    seeNow: "See what’s going on now",
  },
  lastPosts: {
    title: "Seen on this phone",
    none: "You haven’t seen any posts on this phone yet.",
    seenAt: "Last seen on {day} at {time}. Posts that have ended since then are left out.",
    allEnded: "Everything you last saw, on {day} at {time}, has ended since then.",
  },
  chooser: {
    title: "Choose a place",
    heading: "Which corner is yours?",
    lead: "See what’s going on within a short walk. Nobody learns exactly where you are.",
    search: "Area, village or PIN code",
    searchHint: "Coordinates, a map link or a DIGIPIN work too.",
    searchNoScript:
      "Type a name or a PIN code. Without JavaScript, what you type goes to us so that we can look it up. We don’t keep it.",
    positionNoScript:
      "Without JavaScript, please type a name or a PIN code. We haven’t looked at what you sent: coordinates should never leave your phone.",
    find: "Find",
    found: "Places",
    foundCount: { by: "places", one: "{places} place found", other: "{places} places found" },
    notFoundName:
      "We don’t know “{typed}”. Try another spelling, a bigger place nearby, or the PIN code.",
    noPin: "There’s no PIN code {pin} in our list. Please check it, or try the name of the area.",
    linkWithout:
      "This link doesn’t say where the place is. Open it, then copy the long address or the coordinates from there.",
    locateText: "Your phone first rounds it to a 600 m square.",
    usePosition: "Use my location",
    asking: "Asking your phone...",
    denied: "Your phone didn’t share your location. You can search for a place instead.",
    /** How to share it after all. */
    allow: {
      android:
        "Or tap the icon in front of the address, then Permissions, and allow Location. Location must also be on for your phone.",
      iphone:
        "Or open Settings, Privacy & Security, Location Services, and allow it for your browser. Then reload this page.",
      firefox: "Or tap the lock in front of the address, and clear the blocked location.",
      desk: "Or click the icon in front of the address, and allow Location.",
      other: "Sharing may be turned off for this page in your browser’s settings.",
    },
    notFound: "Your phone can’t tell where you are right now. You can search for a place instead.",
    used: "Places you’ve used",
    current: "<name>{place}</name> (now)",
    near: "Near {latitude}, {longitude}",
    ownName: "Your name for the place where you are now",
    saveName: "Save the name",
    guess: "A rough guess",
    guessNear:
      "Going by your network, you’re near <name>{town}</name>. That could be quite far off.",
    guessSomewhere:
      "Your network gives us a rough idea of where you are. It could be quite far off.",
    lookAround: "Look around <name>{place}</name>",
    lookThere: "Look around there",
    privacy: "What we know about where you are",
    credits:
      "Place names: <post>Department of Posts, Ministry of Communications, data.gov.in, GODL-India</post>; <geonames>GeoNames, CC BY 4.0</geonames>.",
    unknown: "That place didn’t work. Please choose another.",
    onMap: "Correct your place on the map",
  },
  map: {
    heading: "Is this your corner?",
    text: "You’ll see what’s around the lit square. Is yours the next one? Tap it.",
    look: "Look around here",
    kept: "We keep the square, never your position.",
    wider: "It’s not on this map",
    toSearch: "Back to the search",
    wideHeading: "Where’s your corner?",
    wideText: "Tap the area it’s in. You’ll then see it up close.",
    closer: "Back to the map up close",
    /** Where a square is, seen from the lit one: “2 squares north, 1 square east”. */
    north: { by: "squares", one: "{squares} square north", other: "{squares} squares north" },
    south: { by: "squares", one: "{squares} square south", other: "{squares} squares south" },
    east: { by: "squares", one: "{squares} square east", other: "{squares} squares east" },
    west: { by: "squares", one: "{squares} square west", other: "{squares} squares west" },
  },
} as const satisfies Texts;
