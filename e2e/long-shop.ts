/** A shop whose id and name are as long as they may be. */
export const LONG_SHOP = {
  shopId: `balaji-${"x".repeat(57)}`,
  name: "श्री राधे कृष्ण शुद्ध शाकाहारी भोजनालय एवं मिष्ठान्न भंडार, पुराना बाज़ार, घंटाघर के पास वाली दूसरी गली, दुकान नंबर 0104",
};
