import { describe, expect, it } from "vitest";
import { readForm, readTexts } from "./forms.ts";

const URLENCODED = "application/x-www-form-urlencoded";

function post(body: BodyInit | null, type?: string): Request {
  const headers = new Headers(type === undefined ? {} : { "Content-Type": type });
  return new Request("http://nukkad.test/", { method: "POST", body, headers });
}

async function reasonOf(request: Request, mostBytes?: number): Promise<string> {
  const form = await readForm(request, mostBytes);
  return form.ok ? "read" : form.refusal.reason;
}

/** A body of endless kilobytes that notes how many were asked for. */
function endless() {
  const asked = { kilobytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      asked.kilobytes += 1;
      controller.enqueue(new Uint8Array(1024).fill(97));
    },
    cancel() {
      asked.isCancelled = true;
    },
  });
  return { asked, body };
}

describe("readForm reads", () => {
  it.each([URLENCODED, `${URLENCODED}; charset=UTF-8`, URLENCODED.toUpperCase()])(
    "%s",
    async (type) => {
      const form = await readForm(post("name=%E0%A4%9A%E0%A4%BE%E0%A4%AF&name=two&empty=", type));
      expect(form.ok && [...form.value]).toEqual([
        ["name", "चाय"],
        ["name", "two"],
        ["empty", ""],
      ]);
    },
  );

  it("multipart, files as they are", async () => {
    const sent = new FormData();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    sent.set("operation", "image");
    sent.set("image", new File([bytes], "a.jpg", { type: "image/jpeg" }));
    const form = await readForm(post(sent), 100_000);
    const file = form.ok && form.value.get("image");
    if (!(file instanceof File)) throw new Error("no file");
    expect([file.name, file.type]).toEqual(["a.jpg", "image/jpeg"]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it("a form of no bytes, as one of no fields", async () => {
    const form = await readForm(post(null, URLENCODED));
    expect(form.ok && [...form.value]).toEqual([]);
  });

  it("up to so many bytes and not one more", async () => {
    expect(await reasonOf(post("a".repeat(100), URLENCODED), 100)).toBe("read");
    expect(await reasonOf(post("a".repeat(101), URLENCODED), 100)).toBe("too-large");
    expect(await reasonOf(post("a".repeat(65_536), URLENCODED))).toBe("read");
    expect(await reasonOf(post("a".repeat(65_537), URLENCODED))).toBe("too-large");
  });
});

describe("readForm refuses", () => {
  it("an endless body soon after the limit, and tells its sender to stop", async () => {
    const { asked, body } = endless();
    expect(await reasonOf(post(body, URLENCODED), 10_000)).toBe("too-large");
    expect(asked.kilobytes).toBeLessThan(20);
    expect(asked.isCancelled).toBe(true);
  });

  it.each([
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded-not",
    "text/plain; application/x-www-form-urlencoded",
    "",
  ])("%s, unread", async (type) => {
    const request = post("a=1", type);
    expect(await reasonOf(request)).toBe("invalid-input");
    expect(request.bodyUsed).toBe(false);
  });

  it.each([
    ["no multipart", "multipart/form-data; boundary=x", "a=1"],
    ["multipart that breaks off", "multipart/form-data; boundary=x", "--x\r\nContent-Disp"],
    ["multipart without boundary", "multipart/form-data", "--x--"],
    [
      "a part without a name",
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Type: text/plain\r\n\r\n1\r\n--x--",
    ],
  ])("%s", async (_, type, body) => {
    expect(await reasonOf(post(body, type))).toBe("invalid-input");
  });

  it("a body that breaks off", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expect(await reasonOf(post(body, URLENCODED))).toBe("invalid-input");
  });
});

describe("readTexts", () => {
  it("reads texts of any script, with plain line ends, and the last of a name", async () => {
    const form = await readTexts(
      post("a=%E0%A4%9A%E0%A4%BE%E0%A4%AF+%F0%9F%8D%9B&b=1%0D%0A2&c=x&c=y&d=100%", URLENCODED),
    );
    expect(form).toEqual({ ok: true, value: { a: "चाय 🍛", b: "1\n2", c: "y", d: "100%" } });
  });

  it("reads a sign for unreadable text that somebody has pasted, for it is one like others", async () => {
    const form = await readTexts(post("a=%EF%BF%BD", URLENCODED));
    expect(form).toEqual({ ok: true, value: { a: "\uFFFD" } });
  });

  it.each<[string, BodyInit]>([
    ["escapes of Latin-1", "a=Caf%E9"],
    ["half a character", "a=%E0%A4&b=1"],
    ["half of a pair", "a=%ED%A0%80"],
    ["bytes of UTF-16", Uint8Array.of(0xff, 0xfe, 0x61, 0)],
  ])("refuses %s, as it is no UTF-8", async (_, body) => {
    const form = await readTexts(post(body, URLENCODED));
    expect(form).toMatchObject({ ok: false, refusal: { reason: "invalid-input" } });
  });

  it("refuses more than 64 KiB, and what is no form of texts", async () => {
    const reason = async (request: Request) => {
      const form = await readTexts(request);
      return form.ok ? "read" : form.refusal.reason;
    };
    expect(await reason(post("a".repeat(65_537), URLENCODED))).toBe("too-large");
    expect(await reason(post("a=1", "multipart/form-data; boundary=x"))).toBe("invalid-input");
    expect(await reason(post("{}", "application/json"))).toBe("invalid-input");
    expect(await reason(post("a=1"))).toBe("invalid-input");
  });
});
