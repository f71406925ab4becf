import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { visit } from "#test/visit.ts";

const ANDROID = "/.well-known/assetlinks.json";
const APPLE = "/.well-known/apple-app-site-association";

afterEach(() => vi.restoreAllMocks());

function configure(variables: Partial<Record<keyof typeof env, string>>) {
  for (const [name, value] of Object.entries(variables)) {
    vi.spyOn(env, name as keyof typeof env, "get").mockReturnValue(value);
  }
}

async function json(path: string) {
  const reply = await visit(path);
  expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, "application/json"]);
  expect(reply.headers.get("Cache-Control")).toBe("public, max-age=3600");
  return reply.json();
}

const isNotThere = async (path: string) => {
  const reply = await visit(path);
  expect([reply.status, reply.headers.get("Content-Type")]).toEqual([
    404,
    "text/plain; charset=utf-8",
  ]);
  expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
};

describe("the files that stores ask for", () => {
  it.each([ANDROID, APPLE])("%s is a plain 404 while no app is configured", isNotThere);

  it("name the Android app with each of its certificates", async () => {
    configure({
      ANDROID_PACKAGE: "example.nukkad.app",
      ANDROID_CERT_FINGERPRINTS: "14:6d:E9 ,\n 38:91:8A",
    });
    expect(await json(ANDROID)).toEqual([
      {
        relation: ["delegate_permission/common.handle_all_urls"],
        target: {
          namespace: "android_app",
          package_name: "example.nukkad.app",
          sha256_cert_fingerprints: ["14:6D:E9", "38:91:8A"],
        },
      },
    ]);
    await isNotThere(APPLE);
  });

  it("name no Android app whose certificates are not known", async () => {
    configure({ ANDROID_PACKAGE: "example.nukkad.app", ANDROID_CERT_FINGERPRINTS: " " });
    await isNotThere(ANDROID);
    configure({ ANDROID_PACKAGE: "", ANDROID_CERT_FINGERPRINTS: "14:6D:E9" });
    await isNotThere(ANDROID);
  });

  it("name Apple's apps for the pages of the community alone", async () => {
    configure({ APPLE_APP_IDS: "ABCDE12345.example.nukkad FGHIJ67890.example.nukkad" });
    expect(await json(APPLE)).toEqual({
      applinks: {
        details: [
          {
            appIDs: ["ABCDE12345.example.nukkad", "FGHIJ67890.example.nukkad"],
            components: [{ "/": "/nearby" }, { "/": "/nearby/*" }],
          },
        ],
      },
    });
    await isNotThere(ANDROID);
  });
});
