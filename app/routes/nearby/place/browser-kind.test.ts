import { expect, it } from "vitest";
import { browserKind } from "./browser-kind.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
const IOS = "(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  ["android", `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  ["android", `Mozilla/5.0 (Linux; Android 14; SM-A146B) ${CHROME} SamsungBrowser/25.0 Mobile`],
  ["other", `Mozilla/5.0 (Linux; Android 14; SM-A146B; wv) Version/4.0 ${CHROME} Mobile`],
  ["iphone", `Mozilla/5.0 ${IOS} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["iphone", `Mozilla/5.0 ${IOS} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ["firefox", "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"],
  ["desk", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0`],
  ["other", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15"],
  ["other", ""],
])("%s: %s", (kind, userAgent) => {
  expect(browserKind(userAgent)).toBe(kind);
});
