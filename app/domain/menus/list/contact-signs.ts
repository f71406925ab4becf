import { beginsWithCourse, isCourse, isTimeOfDay, mayBeDish } from "./headings.ts";
import { isStreet } from "./left-out.ts";
import { westernDigits } from "./pieces.ts";

/** A pin, a telephone or a clock in front of a line: where, how and when to reach a shop. */
const SIGN = /^([\s*_]*)(📍|📌|🗺|☎|📞|📱|📲|✆|🕐|🕘|🕙|⏰|🕒|🕓)\uFE0F?\s*/u;
const CLOCK = /🕐|🕘|🕙|⏰|🕒|🕓/u;
/** A comma behind these parts an address: "📍 Kothrud, Pune 38". */
const MAP = /📍|🗺/u;
const MONEY = /₹|\brs\b|\/-/i;
/** "Gate no 3", "MI Road 14". */
const NUMBERED_PLACE =
  /(?:^|[\s-])(?:no|gate|shop|stall|ward|gali|lane|sector|plot|phase|block(?: [a-z])?|flat|house|booth|pillar|floor|tower|road|rd|street|marg|nagar|chowk|colony|market|bazaar|bazar|nh|sco|scf|नं|गेट|दुकान|रोड|मार्ग|नगर|चौक|गली)[\s.:#-]{0,3}\d{1,4}$/iu;
/** "Open till 11", "8 to 11", "Delivery in 30". */
const UNTIL_HOUR = /(?:^|\s)(?:to|till|until|upto|from|in|by|se|से)\s?\d{1,4}$/iu;
/** "Daily 8-11", "from 10:30". */
const HOUR_AT_END = /\d ?[-–—:.] ?\d{1,2}$/;
const SUM_AT_END = /(?<!\d)\d{2,4}$/;

/** In how many lines at least a sign is a bullet. */
const MANY = 3;

/**
 * The lines of a list, without such signs where they say nothing: in front of a course, "⏰ Lunch", and as the bullet of
 * most lines.
 */
export function withoutEmptySigns(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const signed = Map.groupBy(filled, (line) => SIGN.exec(line)?.[2]);
  const isBullet = (sign: string) => {
    const { length } = signed.get(sign) ?? [];
    return length >= MANY && length * 2 > filled.length;
  };
  return lines.map((line) => {
    const [whole = "", before = "", sign] = SIGN.exec(line) ?? [];
    if (sign === undefined) return line;
    const text = line.slice(whole.length);
    if (isTimeOfDay(text) || (isCourse(text) && !mayBeDish(text))) return before + text;
    return isBullet(sign) ? `• ${text}` : line;
  });
}

/** Whether a line as it is written begins with a sign for an address, a telephone or hours, and its text is no dish. */
export function hasContactSign(raw: string, text: string): boolean {
  const sign = SIGN.exec(raw)?.[2];
  if (sign === undefined || MONEY.test(raw)) return false;
  const written = westernDigits(text);
  if (saysWhere(sign, written) || UNTIL_HOUR.test(written)) return true;
  const isOfClock = CLOCK.test(sign);
  if (isOfClock && HOUR_AT_END.test(written)) return true;
  return !(isOfClock && beginsWithCourse(text)) && !endsInSum(written);
}

function saysWhere(sign: string, text: string): boolean {
  return NUMBERED_PLACE.test(text) || isStreet(text) || (MAP.test(sign) && text.includes(","));
}

function endsInSum(text: string): boolean {
  return /\p{L}/u.test(text) && SUM_AT_END.test(text);
}
