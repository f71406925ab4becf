import { afterEach, describe, expect, it, vi } from "vitest";
import { post } from "#test/neighbours.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN, submit, visit } from "#test/visit.ts";

afterEach(() => vi.useRealTimers());

const TAGS = /<(?:input|textarea)[^>]*>/g;
const attribute = (tag: string, name: string) => RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

describe("a complaint", () => {
  it("about a post, with its link, sent by a browser without a script, is on the desk", async () => {
    const { publicId } = await post({ now: Date.now() });
    const link = `${ORIGIN}/nearby/posts/${publicId}`;
    for (const path of ["/contact", "/hi/contact"]) {
      vi.setSystemTime(Date.now() - 60_000);
      const html = await (await visit(path)).text();
      vi.useRealTimers();
      const [form = ""] = /<form.*?<\/form>/s.exec(html) ?? [];
      const fields: Record<string, string> = {};
      for (const tag of form.match(TAGS) ?? [])
        fields[attribute(tag, "name")] = attribute(tag, "value");
      expect(Object.keys(fields).toSorted()).toEqual([
        "email",
        "message",
        "phone",
        "token",
        "website",
      ]);
      const typed = { email: "asha@example.com", message: `${path}: this is my address: ${link}` };
      const sent = await submit(attribute(form, "action"), { ...fields, ...typed });
      expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${path}?sent`]);
    }
    const { cookie } = await logIn(null);
    const desk = await (await visit("/desk/messages", { headers: { Cookie: cookie } })).text();
    expect(desk).toContain(`/contact: this is my address: ${link}`);
    expect(desk).toContain(`/hi/contact: this is my address: ${link}`);
    expect(desk).toContain("mailto:asha@example.com");
  });
});
