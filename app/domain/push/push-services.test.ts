import { expect, it } from "vitest";
import { isPushService } from "./push-services.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/dQw4:APA91b-x_y",
  "https://fcm.googleapis.com/wp/dQw4:APA91b-x_y",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
  "https://web.push.apple.com/QGuQyavXutnMH",
  "https://wns2-pn1p.notify.windows.com/w/?token=BQYAAAC%2fxyz%3d%3d",
])("knows %s", (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  ["another host", "https://evil.example/fcm.googleapis.com"],
  ["a host that begins like one", "https://fcm.googleapis.com.evil.example/x"],
  ["a host that ends like one", "https://evilfcm.googleapis.com/x"],
  ["a host below one that has none", "https://evil.fcm.googleapis.com/x"],
  ["a host that ends like Apple's", "https://evilpush.apple.com/x"],
  ["a host below one that ends like Apple's", "https://a.evilpush.apple.com/x"],
  ["Apple's parent itself", "https://push.apple.com/x"],
  ["a sibling of Apple's", "https://www.apple.com/x"],
  ["a host that begins like Microsoft's", "https://a.notify.windows.com.evil.example/x"],
  ["a host with an empty part", "https://.push.apple.com/x"],
  ["a host that ends in a dot", "https://fcm.googleapis.com./x"],
  ["no https", "http://fcm.googleapis.com/x"],
  ["another protocol", "ftp://fcm.googleapis.com/x"],
  ["a port", "https://fcm.googleapis.com:8443/x"],
  ["its own port, written", "https://fcm.googleapis.com:443/x"],
  ["a user", "https://user@fcm.googleapis.com/x"],
  ["a user and a password", "https://user:pass@fcm.googleapis.com/x"],
  ["a user that looks like a host", "https://fcm.googleapis.com@evil.example/x"],
  ["an address in IPv4", "https://127.0.0.1/x"],
  ["an address in IPv6", "https://[::1]/x"],
  ["an address as a number", "https://2130706433/x"],
  ["a host of this network", "https://localhost/x"],
  ["a backslash", "https://evil.example\\@fcm.googleapis.com/x"],
  ["capitals", "https://FCM.googleapis.com/x"],
  ["a blank", " https://fcm.googleapis.com/x"],
  ["the end of a line", "https://fcm.googleapis.com/x\n"],
  ["full-width letters", "https://ｆcm.googleapis.com/x"],
  ["no address", "fcm.googleapis.com"],
  ["nothing", ""],
])("does not know %s", (_, endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});
