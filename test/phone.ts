import { exports } from "cloudflare:workers";
import { routes } from "virtual:react-router/server-build";
import { writeTile, type Position } from "#app/domain/places/tiles.ts";
import { plainBody, type PlainForm } from "./forms-in.ts";
import { CORNER, tileOf } from "./neighbours.ts";
import { newAddress, ORIGIN } from "./visit.ts";

/** A form value: a text, or a file, with or without a media type. */
type Field = string | Uint8Array | File;
type Fields = Record<string, Field | Field[]>;

export type Phone = ReturnType<typeof newPhone>;

interface PhoneOptions {
  origin?: string;
  address?: string;
  country?: string;
  cookies?: Record<string, string>;
  /** The location that Cloudflare reports. */
  cf?: Record<string, string>;
}

/** A neighbour's browser, with its own cookies and IP address. */
export function newPhone(options: PhoneOptions = {}) {
  const { origin = ORIGIN, country = "IN", cookies = {}, cf = {} } = options;
  const { address = newAddress()["CF-Connecting-IP"] } = options;
  const jar = new Map(Object.entries(cookies));

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      "CF-Connecting-IP": address,
      "CF-IPCountry": country,
      Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    });
    if (init.method === "POST") headers.set("Origin", origin);
    const request = new Request(origin + path, { redirect: "manual", headers, cf, ...init });
    const reply = await exports.default.fetch(request);
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || cookie.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  }

  const phone = {
    jar,
    get: (path: string, method = "GET") => ask(path, { method }),
    send: (path: string, fields: Fields) => ask(path, { method: "POST", body: bodyOf(fields) }),
    sendPlain: (path: string, form: PlainForm) =>
      ask(path, { method: "POST", body: plainBody(form) }),
    /** Moves to this position, as the phone would send it. */
    goTo: (position: Position) =>
      phone.send("/nearby/place", { tile: writeTile(tileOf(position)), name: "The corner" }),
    /** Publishes a post at CORNER with the form of /nearby/new, and returns the reply. */
    publish: (fields: Fields = {}) =>
      phone.send("/nearby/new", {
        kind: "help",
        text: "Does anybody have a ladder?",
        reach: "10",
        hours: "24",
        tile: writeTile(tileOf(CORNER)),
        isOldEnough: "yes",
        sendKey: crypto.randomUUID(),
        ...fields,
      }),
  };
  return phone;
}

/** Encodes a form as a browser does: multipart if it has files. */
function bodyOf(fields: Fields): FormData | URLSearchParams {
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field]).map((value) => [name, value] as const),
  );
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  if (texts.length === entries.length) return new URLSearchParams(texts);
  const form = new FormData();
  for (const [name, value] of entries) {
    const isBytes = value instanceof Uint8Array;
    form.append(name, isBytes ? new File([value as BlobPart], "photo.jpg") : value);
  }
  return form;
}

/** All paths below /nearby, including ones added later. */
export const NEARBY_PATHS = Object.keys(routes)
  .map(pathOfRoute)
  .filter((path) => path.startsWith("/nearby"));

function pathOfRoute(id: string): string {
  const { path = "", parentId } = routes[id] ?? {};
  const parent = parentId === undefined ? "" : pathOfRoute(parentId);
  return path === "" ? parent : `${parent}/${path}`;
}
