import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { newPushBrowser } from "#test/push-browser.ts";
import { sendPush, type PushKeys, type PushMessage } from "./web-push.ts";

const keys: PushKeys = {
  publicKey: env.VAPID_PUBLIC_KEY ?? "",
  privateKey: env.VAPID_PRIVATE_KEY ?? "",
  subject: "mailto:hello@nukkad.test",
};
const message: PushMessage = {
  text: '{"title":"मदद 🌧 "}',
  ttl: 3600,
  urgency: "high",
  topic: "abc",
};

/** Stands in for a push service and records messages. */
function pushService(reply: () => Response | Promise<Response>) {
  const arrived: Request[] = [];
  const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
    arrived.push(new Request(address, init));
    return reply();
  };
  return { arrived, sending: { keys, mayCall: () => true, fetch } };
}

const created = () => new Response(null, { status: 201 });

it("a message is read by the browser that it is for, and by no other", async () => {
  const { arrived, sending } = pushService(created);
  const [browser, other] = [newPushBrowser(), newPushBrowser()];
  expect(await sendPush(sending, browser, message)).toBe("sent");
  const [request] = arrived;
  const body = (await request?.arrayBuffer()) ?? new ArrayBuffer();
  expect(browser.read(body)).toBe(message.text);
  expect(() => other.read(body)).toThrow();
  expect(Buffer.from(body).includes("title")).toBe(false);
});

it("says nothing by its length", async () => {
  const { arrived, sending } = pushService(created);
  const browser = newPushBrowser();
  for (const text of ["{}", "x".repeat(3_993)])
    await sendPush(sending, browser, { ...message, text });
  const [short, long] = await Promise.all(arrived.map((request) => request.arrayBuffer()));
  expect(short?.byteLength).toBe(long?.byteLength);
});

it("tells the push service how to treat it, and who sends it", async () => {
  const { arrived, sending } = pushService(created);
  const browser = newPushBrowser("web.push.apple.com");
  await sendPush(sending, browser, message);
  const [request] = arrived;
  expect([request?.method, request?.url]).toEqual(["POST", browser.endpoint]);
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    ttl: "3600",
    urgency: "high",
    topic: "abc",
    "content-encoding": "aes128gcm",
  });
  const [, token = "", key] =
    /^vapid t=([\w.-]+), k=(\S+)$/.exec(request?.headers.get("Authorization") ?? "") ?? [];
  expect(key).toBe(keys.publicKey);
  const { isSigned, claims } = await openToken(token);
  expect(isSigned).toBe(true);
  expect(claims).toMatchObject({ aud: "https://web.push.apple.com", sub: keys.subject });
  const hours = (Number(claims["exp"]) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(0);
  expect(hours).toBeLessThanOrEqual(24);
});

/** The claims of a VAPID token (RFC 8292), and whether our key signed it. */
async function openToken(token: string) {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(keys.publicKey, "base64url");
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("raw", point, curve, false, ["verify"]);
  return {
    isSigned: await crypto.subtle.verify(
      { name: "ECDSA", hash: "SHA-256" },
      key,
      Buffer.from(signature, "base64url"),
      Buffer.from(`${head}.${claims}`),
    ),
    claims: JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>,
  };
}

it.each([
  [200, "sent"],
  [201, "sent"],
  [404, "gone"],
  [410, "gone"],
  [429, "later"],
  [500, "later"],
  [503, "later"],
  [307, "refused"],
  [400, "refused"],
  [403, "refused"],
  [413, "refused"],
])("a reply of %s means that the message is %s", async (status, fate) => {
  const reply = () => new Response(null, { status, headers: { Location: "http://127.0.0.1/" } });
  const { arrived, sending } = pushService(reply);
  expect(await sendPush(sending, newPushBrowser(), message)).toBe(fate);
  expect(arrived.map(({ redirect }) => redirect)).toEqual(["manual"]);
});

it("without an answer it may work later", async () => {
  const { sending } = pushService(() => Promise.reject(new TypeError("network")));
  expect(await sendPush(sending, newPushBrowser(), message)).toBe("later");
});

it("calls nobody who may not be called", async () => {
  const { arrived, sending } = pushService(created);
  const mayCall = vi.fn<(endpoint: string) => boolean>(() => false);
  const browser = newPushBrowser();
  expect(await sendPush({ ...sending, mayCall }, browser, message)).toBe("refused");
  expect(mayCall).toHaveBeenCalledWith(browser.endpoint);
  expect(arrived).toEqual([]);
});
