import type { Texts } from "#app/messages/translation.ts";

/** The rules of the neighbourhood, as decisions of moderators name them. They come with a page's data, already in its language. */
export const rules = {
  names: {
    "child-safety": "Safety of children",
    violence: "Violence and threats",
    harassment: "Harassment and hate",
    "private-information": "Private information",
    "intimate-pictures": "Intimate pictures",
    "self-harm": "Suicide and self-harm",
    impersonation: "Pretending to be somebody else",
    spam: "Spam and scams",
    "forbidden-goods": "Things that may not be sold",
    "false-alarm": "False alarms and rumours",
    "other-unlawful": "Something else that the law forbids",
    "out-of-place": "Something that doesn’t belong here",
  },
  sentences: {
    "child-safety": "Nothing may sexualise, lure or harm a child.",
    violence: "No threats, and no calls for violence or praise of it.",
    harassment: "No insults, no hounding, and no hate for who somebody is or what they believe.",
    "private-information":
      "Nobody’s phone number, address, papers or picture without their consent.",
    "intimate-pictures": "No nude or sexual pictures, real or faked.",
    "self-harm": "Nothing may urge anybody to harm themselves, or show how.",
    impersonation: "Don’t pretend to be a person, a shop or an authority that you aren’t.",
    spam: "No scams, no bait, and not the same advertisement again and again.",
    "forbidden-goods":
      "No drugs, weapons, prescription medicines, gambling, or anything else whose sale is forbidden.",
    "false-alarm": "Nothing made up that could frighten or mislead people.",
    "other-unlawful":
      "Nothing that the law forbids, such as passing on somebody else’s work without their permission.",
    "out-of-place": "Only what is of use to neighbours, here and now.",
  },
} as const satisfies Texts;
