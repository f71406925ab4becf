import { describe, expect, it } from "vitest";
import { awayFromCorner, post } from "#test/neighbours.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { newPhone } from "#test/phone.ts";

/* What a chat shows of a link to a post. */

/** In Sitabuldi; the middle of the parent of its tile is called Mominpura. */
const NAGPUR = { latitude: 21.1466, longitude: 79.0889 };

async function tagsAt(path: string, phone = newPhone()) {
  const reply = await phone.get(path);
  const html = await reply.text();
  const tags = html.matchAll(/<meta property="(og:\w+)" content="([^"]*)"/g);
  const [, title = ""] = /<title>([^<]*)</.exec(html) ?? [];
  return {
    status: reply.status,
    title,
    html,
    ...Object.fromEntries([...tags].map(([, name, text]) => [name, text])),
  } as Record<string, unknown>;
}

describe("a link to a post", () => {
  it("shows its kind, its beginning and its area, and nothing of who wrote it", async () => {
    const text = `Who has a ladder? ${"My cat sits on the roof. ".repeat(10)}`;
    const { publicId } = await post({ text, kind: "help", at: NAGPUR, now: Date.now() });
    const tags = await tagsAt(`/nearby/posts/${publicId}`);
    expect(tags["og:title"]).toMatch(/^Help: Who has a ladder\? My cat .{30,70} \S+…$/);
    expect(tags["og:description"]).toBe("Around Mominpura. Posts like this are gone within a day.");
    expect(tags["title"]).toBe("A post nearby | Nukkad");
    const [, handle = ""] = /A post by <span[^>]*>([^<]+)</.exec(String(tags["html"])) ?? [];
    expect(handle).not.toBe("");
    expect([tags["og:title"], tags["og:description"]].join(" ")).not.toContain(handle);
    expect(tags["html"]).toContain("wa.me");
  });

  it("says of a plan when it begins, so that it is true on every day, and until when it is there", async () => {
    const now = Date.now();
    const startsAt = Math.floor(now / MINUTE_MS) * MINUTE_MS + 25 * HOUR_MS;
    const { publicId } = await post({ text: "Cricket", kind: "plan", at: NAGPUR, startsAt, now });
    const tags = await tagsAt(`/nearby/posts/${publicId}`);
    expect(tags["og:title"]).toMatch(/^Plan, [A-Z][a-z]{2} \d+, \d+(?::\d\d)? [ap]m: Cricket$/);
    expect(tags["og:description"]).toBe("Around Mominpura. It’s gone two hours after it begins.");
    expect(tags["og:url"]).toMatch(new RegExp(`/nearby/posts/${publicId}$`));
  });

  it("says no area where none is known", async () => {
    const { publicId } = await post({
      text: "Ahoy",
      at: { latitude: 0, longitude: -30 },
      now: Date.now(),
    });
    const tags = await tagsAt(`/nearby/posts/${publicId}`);
    expect(tags["og:description"]).toBe("From a neighbour. Posts like this are gone within a day.");
  });

  it("shows nothing of it once it has ended", async () => {
    const { publicId } = await post({ text: "The kettle is on", now: Date.now() - 25 * 3_600_000 });
    const tags = await tagsAt(`/nearby/posts/${publicId}`);
    expect(tags["status"]).toBe(404);
    expect(tags["html"]).not.toContain("kettle");
  });

  it("does not tell its readers more than they see", async () => {
    const { publicId } = await post({
      text: "The kettle is on",
      at: awayFromCorner(1),
      now: Date.now(),
    });
    const phone = newPhone();
    await phone.publish();
    const tags = await tagsAt(`/nearby/posts/${publicId}`, phone);
    expect(tags["og:title"]).toBe("A post nearby | Nukkad");
  });
});
