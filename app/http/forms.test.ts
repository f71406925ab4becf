import { describe, expect, it } from "vitest";
import { fieldsReadOf, readForm, readTexts } from "./forms.ts";

const URLENCODED = "application/x-www-form-urlencoded";

function post(body: BodyInit | null, type?: string): Request {
  const headers = new Headers(type === undefined ? {} : { "Content-Type": type });
  return new Request("http://nukkad.test/", { method: "POST", body, headers });
}

async function reasonOf(request: Request, size?: { texts?: number; files?: number }) {
  const form = await readForm(request, size);
  return form.ok ? "read" : form.refusal.reason;
}

/** A body of endless kilobytes that notes how many were asked for. */
function endless() {
  const asked = { kilobytes: 0, isCancelled: false };
  const body = new ReadableStream({
    type: "bytes",
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
    const form = await readForm(post(sent), { files: 100_000 });
    const file = form.ok && form.value.get("image");
    if (!(file instanceof File)) throw new Error("no file");
    expect([file.name, file.type]).toEqual(["a.jpg", "image/jpeg"]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it("up to 1,000 fields and not one more: many small fields are slow to read", async () => {
    for (const [count, read] of [
      [1_000, "read"],
      [1_001, "too-large"],
    ] as const) {
      const body = Array(count).fill("a=1").join("&");
      expect(await reasonOf(post(body, URLENCODED))).toBe(read);
      const texts = await readTexts(post(body, URLENCODED));
      expect(texts.ok ? "read" : texts.refusal.reason).toBe(read);
    }
  });

  it("a form of no bytes, as one of no fields", async () => {
    const form = await readForm(post(null, URLENCODED));
    expect(form.ok && [...form.value]).toEqual([]);
  });

  it("up to so many bytes and not one more", async () => {
    expect(await reasonOf(post("a".repeat(100), URLENCODED), { texts: 100 })).toBe("read");
    expect(await reasonOf(post("a".repeat(101), URLENCODED), { texts: 100 })).toBe("too-large");
    expect(await reasonOf(post("a".repeat(262_144), URLENCODED))).toBe("read");
    expect(await reasonOf(post("a".repeat(262_145), URLENCODED))).toBe("too-large");
  });
});

/** A form with a photo of 100,000 bytes and some texts. */
function withPhoto(...texts: [name: string, value: string | File][]): Request {
  const sent = new FormData();
  sent.set("image", new File([new Uint8Array(100_000)], "a.jpg", { type: "image/jpeg" }));
  for (const [name, value] of texts) sent.append(name, value);
  return post(sent);
}

describe("beside files there is space", () => {
  const files = 5_000_000;

  it("for no more texts than a form of texts holds, whatever they are called", async () => {
    const most = 262_144 - "image=a.jpg&".length - "name=&".length;
    expect(await reasonOf(withPhoto(["name", "x".repeat(most)]), { files })).toBe("read");
    for (const texts of [
      [["name", "x".repeat(most + 1)]],
      [["name", "च".repeat(most / 3 + 1)]],
      [["x".repeat(262_144), "1"]],
      [["image", new File([], "x".repeat(262_144))]],
      Array.from({ length: 30_000 }, (): [string, string] => ["x", ""]),
    ] satisfies [string, string | File][][]) {
      const form = await readForm(withPhoto(...texts), { files });
      expect(form).toMatchObject({ refusal: { reason: "too-large", mostBytes: 262_144 } });
    }
  });

  it("for 200 fields: each costs more to read than its bytes suggest", async () => {
    const fieldsOf = (count: number) =>
      Array.from({ length: count }, (): [string, string] => ["x", ""]);
    expect(await reasonOf(withPhoto(...fieldsOf(199)), { files })).toBe("read");
    expect(await reasonOf(withPhoto(...fieldsOf(200)), { files })).toBe("too-large");
  });

  it("for so many files, and what stands before the others was read", async () => {
    const photo: [string, File] = ["image", new File([new Uint8Array(3_000_000)], "b.jpg")];
    const request = withPhoto(["text", "Look at this"], photo, photo);
    expect(await reasonOf(request, { files })).toBe("too-large");
    expect(fieldsReadOf(request)).toContainEqual(["text", "Look at this"]);
  });

  it.each([
    ["a form of texts", { files }],
    ["the largest form", { files, texts: 8_000_000 }],
  ])("for hardly more files in %s", async (_, size) => {
    const withFileOf = (bytes: number) => {
      const sent = new FormData();
      sent.set("image", new File([new Uint8Array(bytes)], "a.jpg"));
      return reasonOf(post(sent), size);
    };
    expect(await withFileOf(files + 32_768)).toBe("read");
    expect(await withFileOf(files + 32_769)).toBe("too-large");
  });

  it("for none in a form of texts alone", async () => {
    expect(await reasonOf(post("a".repeat(262_145), URLENCODED), { files })).toBe("too-large");
  });
});

describe("readForm refuses", () => {
  it("an endless body soon after the limit, and closes the connection", async () => {
    const { asked, body } = endless();
    expect(await reasonOf(post(body, URLENCODED), { texts: 10_000 })).toBe("too-large");
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
    [
      "a file's name in a way that forms may not use",
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data; name=\"a\"; filename*=none''b\r\n\r\n1\r\n--x--",
    ],
    [
      "texts that are not UTF-8",
      "multipart/form-data; boundary=x",
      new Uint8Array([
        ...new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
        0xff,
        ...new TextEncoder().encode("\r\n--x--"),
      ]),
    ],
  ])("%s", async (_, type, body) => {
    expect(await reasonOf(post(body, type))).toBe("invalid-input");
  });

  it("a body that breaks off", async () => {
    const body = new ReadableStream({
      type: "bytes",
      pull: (controller) => controller.error(new Error("gone")),
    });
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

  it("refuses more than 256 KiB, and anything but a form of texts", async () => {
    const reason = async (request: Request) => {
      const form = await readTexts(request);
      return form.ok ? "read" : form.refusal.reason;
    };
    expect(await reason(post("a".repeat(262_145), URLENCODED))).toBe("too-large");
    expect(await reason(post("a=1", "multipart/form-data; boundary=x"))).toBe("invalid-input");
    expect(await reason(post("{}", "application/json"))).toBe("invalid-input");
    expect(await reason(post("a=1"))).toBe("invalid-input");
  });
});
