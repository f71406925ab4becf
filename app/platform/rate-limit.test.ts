import { expect, it } from "vitest";
import { addressKey } from "./rate-limit.ts";

it.each([
  [null, "local"],
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:1234:3:4:5:6", "2001:db8:1:1200::/56"],
  ["2001:db8:1:12ff:ffff::1", "2001:db8:1:1200::/56"],
  ["2001:0DB8:0001:0102::9", "2001:db8:1:100::/56"],
  ["2001:db8::1", "2001:db8:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["fe80::", "fe80:0:0:0::/56"],
  ["1::4:5:6:7:8", "1:0:0:0::/56"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
