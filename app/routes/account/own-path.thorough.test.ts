import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

const ORIGIN = "https://nukkad.example";

it.each([
  ["/", "/"],
  ["/shop/edit/menu/demo-cafe", "/shop/edit/menu/demo-cafe"],
  ["/shop/edit/menu?from=%2Fshop&x=1", "/shop/edit/menu?from=%2Fshop&x=1"],
  ["/shop/account#top", "/shop/account"],
  ["/menu/../shop/account", "/shop/account"],
  ["/shop/login-help", "/shop/login-help"],
])("%s is a path of ours", (text, path) => {
  expect(ownPath(text)).toBe(path);
});

it.each([
  "",
  "shop",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/%2F/evil.example",
  "/%5Cevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/a\r\nSet-Cookie: x=1",
  " /shop",
  "/shop ",
  "https://evil.example",
  "https:/evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/%zz",
  "/राजू",
  "/" + "a".repeat(2_001),
  "/shop/login",
  "/shop/login?next=/shop/login",
  "/Shop/LOGIN/",
  "/shop/%6Cogin",
  "/shop/x/../login",
  "/shop/login.data",
  "/shop/logout",
])("%j is not", (text) => {
  expect(ownPath(text)).toBeUndefined();
});

it("what was no text is not", () => {
  for (const value of [null, undefined, 7, new File([], "x")]) {
    expect(ownPath(value)).toBeUndefined();
  }
});

it("stays on its origin, whatever comes in", () => {
  const piece = fc.constantFrom(
    ...Array.from("/\\.:@?#%&=\t\n\r "),
    ..."//,/\\,..,%2e,%2F,%5c,%09,%00,evil.example,https:,javascript:,shop,login".split(","),
  );
  const tricky = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  const slashed = tricky.map((text) => `/${text}`);
  fc.assert(
    fc.property(fc.oneof(tricky, slashed, fc.string({ unit: "binary" }), fc.webUrl()), (text) => {
      const path = ownPath(text);
      if (path === undefined) return;
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(path).toMatch(/^\/(?![/\\])/);
      // Going through it once more changes nothing.
      expect(ownPath(path)).toBe(path);
    }),
    { numRuns: 5_000 },
  );
});
