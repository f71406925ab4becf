import type { Texts } from "#app/messages/translation.ts";

/** The form for a post, the list of what waits to be sent, and the reasons why something could not be sent. */
export const writing = {
  form: {
    kind: "What is it?",
    text: "What do you want to tell your neighbours?",
    venueHint: "People see only what you write here, such as “tea stall at the bus stop”.",
    reach: "Seen within",
    lifetime: "Stays up for",
    /** The same in a sentence, where the choices are folded away. */
    seen: "Seen within {distance} for {time}",
    seenOfPlan: "Seen within {distance} until two hours after it begins",
    /** Beside how far it is seen. */
    fewPeople:
      "Where few people write, your post belongs to a wider area, about 2.4 km across, and can be seen from all around it. That way, your square doesn’t give you away.",
    planEnds: "A plan stays up until two hours after it begins.",
    helpEnds: "If you say when you need it by, it stays up for at least an hour after that.",
    begins: "When does it begin?",
    neededBy: "Needed by (optional)",
    day: "Day",
    time: "Time",
    today: "Today, {day}",
    tomorrow: "Tomorrow, {day}",
    hours: { by: "hours", one: "{hours} hour", other: "{hours} hours" },
    from: "Posted from <place>{name}</place>. <change>Change place</change>",
    fromUnnamed: "Posted from the place you chose. <change>Change place</change>",
    offline:
      "You’re offline right now. Your post will wait on this phone and be sent as soon as you’re back online.",
    noPlace:
      "You’re offline right now, and you haven’t chosen a place on this phone yet. Choose one once you’re back online, then you can post.",
    send: "Post",
    sending: "Sending...",
  },
  kindHints: {
    update: "What’s going on",
    help: "A favour, a question",
    plan: "Who’s coming along?",
  },
  /** How much may still be typed. Only screen readers get it as words. */
  left: {
    atMost: "At most {most} characters left",
    none: "No characters left",
    tooMany: "That’s too long",
  },
  photos: {
    add: "Add photos",
    take: "Take a photo",
    chosen: "Your photos",
    preview: "Photo {number} of {count}",
    remove: "Remove photo {number}",
    preparing: "Making photos smaller...",
    limit: "Up to {most} photos. We remove the place and time they were taken.",
    limitInAll:
      "Up to {most} photos, 5 MB in all. We remove the place and time they were taken. If we have to ask you something first, you’ll need to choose them again.",
    chooseAgain: "We couldn’t keep your photos. Please choose them again.",
    unread:
      "We can’t open your photos right now. They’re still on this phone: try again, or go on without them.",
    leaveUnread: "Go on without them",
    count: "{count} of {most} photos. We remove the place and time they were taken.",
    tooMany: "A post can have up to {most} photos. The others were left out.",
    unreadable: "“{file}” can’t be read as a photo. Please choose a JPEG, PNG or WebP picture.",
  },
  draft: {
    saved: "Saved on this phone until you post it.",
    discard: "Discard draft",
    confirm: "Discard for good",
    notPosted: "You haven’t posted this yet.",
  },
  outbox: {
    list: "Waiting to be sent",
    states: {
      ready: "Sending...",
      unreachable: "Waiting for the network",
      held: "You’re new here, so this has to wait a little. It will go out by itself at {time}.",
      failing: "Something went wrong. We’ll try again automatically.",
      stale: "The time you chose for this post has run out. Post it anyway?",
      stalePlan: "This plan has been waiting for a day. Post it anyway?",
    },
    percentSent: "Sending... {percent}%",
    progress: "How much has been sent",
    postNow: "Post it now",
    cancelHint:
      "It won’t be sent, and it will be deleted from this phone. If it has already gone through, you’ll find it among your own posts.",
    confirmCancel: "Cancel this post",
  },
  /** Why something that a neighbour sends was refused. */
  refused: {
    ageUnknown: "You have to be {age} or older to take part here. You’re welcome to keep reading.",
    banned: {
      by: "days",
      one: "Our moderators have stopped you from posting for {days} more day: {because}",
      other: "Our moderators have stopped you from posting for {days} more days: {because}",
    },
    tooNew: {
      network: {
        by: "minutes",
        one: "New here? You can write from this network in {minutes} minute. What you typed is still here.",
        other:
          "New here? You can write from this network in {minutes} minutes. What you typed is still here.",
      },
      crowd: {
        by: "hours",
        one: "New here? A lot has been written from this network today, so please try again in {hours} hour. What you typed is still here.",
        other:
          "New here? A lot has been written from this network today, so please try again in {hours} hours. What you typed is still here.",
      },
      posts: {
        by: "minutes",
        one: "New here? In your first hour you can post three times. You can post again in {minutes} minute. What you typed is still here.",
        other:
          "New here? In your first hour you can post three times. You can post again in {minutes} minutes. What you typed is still here.",
      },
      squares: {
        by: "minutes",
        one: "New here? In your first hour you can post from two places. You can post from this one in {minutes} minute. What you typed is still here.",
        other:
          "New here? In your first hour you can post from two places. You can post from this one in {minutes} minutes. What you typed is still here.",
      },
    },
    ownThing: "This is yours. You can delete it at any time.",
    waitMinutes: {
      by: "minutes",
      one: "You’ve sent a lot in a short time. Please try again in {minutes} minute.",
      other: "You’ve sent a lot in a short time. Please try again in {minutes} minutes.",
    },
    waitHours: {
      by: "hours",
      one: "You’ve sent a lot in a short time. Please try again in {hours} hour.",
      other: "You’ve sent a lot in a short time. Please try again in {hours} hours.",
    },
    tooManyBlocks:
      "You’ve blocked {most} people in a day, and that’s as many as you can. Please try again tomorrow. You can hide or report this at any time.",
    tooManyReports:
      "That’s as many reports as we can take from one phone or internet connection in a day. If a child is being harmed, you can still report it. If somebody is in danger in India, call 112, or Childline at 1098. You can also write to {email}.",
    reportingEnded:
      "Our moderators don’t take reports from you any more, because earlier ones were meant to harm others. If you think we got this wrong, write to our grievance officer at {email}. If a child is being harmed, you can still report it.",
    helped: "They’ve already got help. Thank you!",
    placesKept: {
      by: "hours",
      one: "The last places here are kept for neighbours who’ve been here for six hours. You can try again in {hours} hour. What you typed is still here.",
      other:
        "The last places here are kept for neighbours who’ve been here for six hours. You can try again in {hours} hours. What you typed is still here.",
    },
    full: "There are {most} comments here already, and there’s no room for more.",
    gone: "This was posted before and has since been removed, so it can’t be posted again.",
    keyReused:
      "This was already posted the way you first wrote it. Your changes are still here, and you can post them too.",
    tooLarge: "This is too large to send. Try a shorter text or fewer photos.",
    answered:
      "Somebody has answered by now, so your post stays as it is. What you typed is still here, and you can add it as a comment.",
    tooLate:
      "A post can be changed for 15 minutes, and that time is up. What you typed is still here, and you can add it as a comment.",
    notEditable: "This post can’t be changed right now. You can still delete it.",
    wrongCode:
      "This code doesn’t work: it may be mistyped, already used, older than 10 minutes, or made on this phone.",
    notEmpty:
      "This phone has posts or comments of its own. Delete its data first, then use the code.",
  },
  /** Asked before something is sent that its writer may not want to give away, or may not mean. */
  asked: {
    question: "Send it like this?",
    found: {
      phone:
        "It has a phone number in it ({words}). Everybody nearby can read it, and anybody can copy it and call.",
      upi: "It has a UPI id in it ({words}). Everybody nearby can read it, and scammers use such ids to ask for money.",
      violence: "“{words}” may read as a threat, and threats are removed.",
      "child-safety":
        "“{words}” may sound as if somebody wants to be alone with a child, and our moderators look closely at that.",
      harassment: "“{words}” may hurt somebody.",
      "private-information":
        "“{words}” may give away something about somebody that strangers shouldn’t know.",
      spam: "“{words}” is common in spam and scams, and those are removed.",
      other: "“{words}” may break our rules.",
    },
  },
} as const satisfies Texts;
