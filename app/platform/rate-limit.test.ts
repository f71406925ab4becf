import { expect, it } from "vitest";
import { addressKey } from "./rate-limit.ts";

it.each([
  [null, "local"],
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::", "fe80:0:0:0::/64"],
  ["1::4:5:6:7:8", "1:0:0:4::/64"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
