/** The most that a form takes; lengths count characters, an emoji as one. */
export const enquiryLimits = {
  /** The longest that an address can be (RFC 5321, 4.5.3.1.3, without its angle brackets). */
  emailLength: 254,
  /** As it is typed, with all that may stand between the digits. */
  phoneLength: 40,
  shopNameLength: 120,
  messageLength: 2_000,
} as const;
