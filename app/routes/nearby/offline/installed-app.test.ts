import { describe, expect, it } from "vitest";
import { CORNER } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { ORIGIN, visit } from "#test/visit.ts";

interface Manifest {
  id: string;
  lang: string;
  description: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; label: string }[];
  share_target: {
    action: string;
    method: string;
    enctype: string;
    params: Record<"title" | "text" | "url", string> & { files: { name: string }[] };
  };
}

async function readManifest(path = "/manifest.webmanifest") {
  const reply = await visit(path);
  return { headers: reply.headers, manifest: await reply.json<Manifest>() };
}

describe("the manifest", () => {
  it("is one, and may be kept for an hour", async () => {
    const { headers } = await readManifest();
    expect(headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it("has what browsers ask for before they offer to install", async () => {
    const { manifest } = await readManifest();
    expect(manifest).toMatchObject({ name: "Nukkad", short_name: "Nukkad", display: "standalone" });
    const icons = manifest.icons.map(({ sizes, purpose = "any" }) => `${purpose} ${sizes}`);
    expect(icons).toEqual(["any 192x192", "any 512x512", "maskable 512x512"]);
  });

  it("leads to pages that are there, and that the app shows", async () => {
    const { manifest } = await readManifest();
    const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      expect(path.startsWith(manifest.scope)).toBe(true);
      // Any address that nothing answers leads home.
      expect((await visit(path)).headers.get("Location")).not.toBe("/");
    }
  });

  it("is one app in every language, with the words of each", async () => {
    const { manifest: english } = await readManifest();
    const { headers, manifest: hindi } = await readManifest("/hi/manifest.webmanifest");
    expect(headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    expect([english.lang, hindi.lang]).toEqual(["en", "hi"]);
    const wordsOf = ({ description, shortcuts, screenshots }: Manifest) => [
      description,
      ...shortcuts.map(({ name }) => name),
      ...screenshots.map(({ label }) => label),
    ];
    for (const words of wordsOf(english)) expect(words).toMatch(/^[\w ’]+$/);
    for (const words of wordsOf(hindi)) expect(words).not.toMatch(/[a-z]/i);
    const screens = hindi.screenshots.map(({ src }) => src);
    expect(screens).toEqual(["/screen-narrow-hi.webp", "/screen-wide-hi.webp"]);
    const { lang: _, description: __, ...same } = { ...english, shortcuts: [], screenshots: [] };
    expect(hindi).toMatchObject({
      ...same,
      shortcuts: hindi.shortcuts,
      screenshots: hindi.screenshots,
    });
  });

  it("is the same whoever asks, as caches may keep it", async () => {
    const ask = async (path: string, language: string) => {
      const headers = { Cookie: `language=${language}`, "Accept-Language": language };
      return (await visit(path, { headers })).text();
    };
    for (const path of ["/manifest.webmanifest", "/hi/manifest.webmanifest"]) {
      expect(await ask(path, "hi")).toBe(await ask(path, "en"));
    }
  });

  it("is named by the pages of the community and by the home page, in their language, and by no menu", async () => {
    const link = (path: string) => `<link rel="manifest" href="${path}manifest.webmanifest"/>`;
    const HINDI = { headers: { Cookie: "language=hi" } };
    for (const path of ["/nearby", "/nearby/mine", "/"]) {
      expect(await (await visit(path)).text()).toContain(link("/"));
    }
    for (const path of ["/nearby", "/nearby/mine", "/hi"]) {
      expect(await (await visit(path, HINDI)).text()).toContain(link("/hi/"));
    }
    expect(await (await visit("/menu/nobody")).text()).not.toContain("manifest");
  });
});

describe("the worker's address", () => {
  it("names the file of this build, and is asked for anew each time", async () => {
    const reply = await visit("/nearby-worker.js");
    expect(reply.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(reply.headers.get("Cache-Control")).toBe("no-cache");
    expect(await reply.text()).toMatch(/^importScripts\("\/[^"]*worker[^"]*"\);\n$/);
  });

  it("allows the worker its own files and this server, and nothing else", async () => {
    const { headers } = await visit("/nearby-worker.js");
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  it("may be registered by the pages of the community", async () => {
    const { headers } = await visit("/nearby");
    expect(headers.get("Content-Security-Policy")).toContain("; worker-src 'self';");
  });
});

describe("what phones keep for everybody", () => {
  const UNLIKE_EACH_TIME = /nonce="[^"]*"|[\da-f]{8}-[\da-f-]{27}/g;
  const read = async (phone: ReturnType<typeof newPhone>, path: string) => {
    const reply = await phone.get(path);
    expect(reply.headers.has("Set-Cookie")).toBe(false);
    return (await reply.text()).replaceAll(UNLIKE_EACH_TIME, "");
  };

  it.each([
    ["/nearby/offline", "You’re offline"],
    ["/nearby/new?to-keep", "Post something"],
    ["/nearby/place?to-keep", "Which corner is yours?"],
  ])("%s says nothing of where it was asked for", async (path, title) => {
    const page = await read(newPhone(), path);
    expect(page).toContain(`<h1>${title}</h1>`);
    const cf = { latitude: "17.4", longitude: "78.5", city: "Hyderabad" };
    const elsewhere = newPhone({ country: "FR", cf });
    await elsewhere.goTo(CORNER);
    expect(await read(elsewhere, path)).toBe(page);
  });
});

describe("what phones keep, in a language", () => {
  it.each(["/nearby/offline", "/nearby/new?to-keep", "/nearby/place?to-keep"])(
    "%s is in the one asked for",
    async (path) => {
      for (const language of ["hi", "en"]) {
        const page = await (await visit(path, { headers: { "Accept-Language": language } })).text();
        expect(page).toContain(`<html lang="${language}">`);
      }
    },
  );
});

it("the form that phones keep leads in the other language to the form that is sent at once", async () => {
  const page = await (await visit("/nearby/new?to-keep")).text();
  expect(page).toContain('href="/language/hi?next=%2Fnearby%2Fnew"');
});

describe("the offline page", () => {
  it("says nothing of who asked for it either", async () => {
    const neighbour = newPhone();
    expect((await neighbour.publish()).status).toBe(303);
    const page = async (phone: typeof neighbour) =>
      (await (await phone.get("/nearby/offline")).text()).replaceAll(/nonce="[^"]*"/g, "");
    expect(await page(neighbour)).toBe(await page(newPhone()));
  });

  it("stands outside of the community's frame, where somebody is met and may be located", async () => {
    const { headers } = await visit("/nearby/offline");
    expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
  });

  it("is not kept on the way, and not found by search engines", async () => {
    const reply = await visit("/nearby/offline");
    expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe("what another app shares, without the worker", () => {
  /** As a phone sends it: from no page, though with the cookies of the app. */
  async function share(fields: Record<string, string | File>) {
    const { manifest } = await readManifest();
    const { action, method, params } = manifest.share_target;
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      body.append(name === "photos" ? String(params.files[0]?.name) : name, value);
    }
    const headers = { Origin: "null", "Sec-Fetch-Site": "none" };
    const reply = await visit(action, { method, body, headers });
    expect(reply.headers.has("Set-Cookie")).toBe(false);
    const address = new URL(String(reply.headers.get("Location")), ORIGIN);
    return {
      status: reply.status,
      path: address.pathname,
      text: address.searchParams.get("text"),
    };
  }

  it("ends in the form, with title, text and address", async () => {
    expect(
      await share({ title: "Chess & tea", text: "Sunday, 5 pm", url: "https://a.example/?b=c" }),
    ).toEqual({
      status: 303,
      path: "/nearby/new",
      text: "Chess & tea\nSunday, 5 pm\nhttps://a.example/?b=c",
    });
  });

  it("says each thing once", async () => {
    const url = "https://a.example";
    const said = await share({ title: "Look", text: `Look: ${url}`, url });
    expect(said.text).toBe(`Look\nLook: ${url}`);
    expect((await share({ title: "Same", text: "Same", url: "" })).text).toBe("Same");
  });

  it("is cut where it is longer than a post", async () => {
    expect((await share({ text: "क".repeat(2000) })).text).toBe("क".repeat(500));
  });

  it("leads to the form even where it holds nothing that can be handed over", async () => {
    const photo = new File([new Uint8Array(100_000)], "photo.jpg", { type: "image/jpeg" });
    const shares: Record<string, string | File>[] = [
      {},
      { text: " " },
      { text: "Look", photos: photo },
    ];
    for (const fields of shares) {
      expect(await share(fields)).toEqual({ status: 303, path: "/nearby/new", text: null });
    }
    const { status, headers } = await visit("/nearby/new/shared");
    expect([status, headers.get("Location")]).toEqual([302, "/nearby/new"]);
  });
});
