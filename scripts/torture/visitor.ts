import { randomBytes } from "node:crypto";
import type { Server } from "./server.ts";

/** A separate connection: one kept alive may be closed just as it is used again. */
export const ALONE = { Connection: "close" };

/** A reply that was read to its end: only that counts as an answer. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export type Visitor = ReturnType<typeof newVisitor>;

interface VisitorOptions {
  /** Whether it is an app, which does not say where a call comes from. */
  isProgram?: boolean;
  cookies?: Cookies;
}

export type Cookies = ReadonlyMap<string, string>;

/** A browser, or an app, with its cookies. */
export function newVisitor(
  product: { server: Server },
  { isProgram = false, cookies = new Map() }: VisitorOptions = {},
) {
  const jar = new Map(cookies);

  async function ask(path: string, init: Sent): Promise<Reply> {
    const { address } = product.server;
    const headers = new Headers({ ...ALONE, ...init.headers });
    // Limits count by address, and are not tested here.
    headers.set("CF-Connecting-IP", newAddress());
    headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    if (!isProgram && init.method === "POST") headers.set("Origin", address);
    const reply = await fetch(address + path, { ...init, headers, redirect: "manual" });
    const text = await reply.text();
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || cookie.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: reply.status, headers: reply.headers, text };
  }

  return {
    jar,
    get: (path: string) => ask(path, {}),
    /** Sends a form, as multipart if it has a file. */
    send: (path: string, fields: Form) => ask(path, { method: "POST", body: bodyOf(fields) }),
    /** Calls the JSON API like an app. */
    call(method: "POST" | "PUT", path: string, body: object, key?: string) {
      const headers: Record<string, string> = {
        "Content-Type": "application/json",
        "X-XSRF-TOKEN": jar.get("XSRF-TOKEN") ?? "",
      };
      if (key !== undefined) headers["Idempotency-Key"] = key;
      return ask(path, { method, headers, body: JSON.stringify(body) });
    },
  };
}

type Sent = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** The fields of a form, in order. */
export type Form = [name: string, value: string | File][];

function bodyOf(fields: Form): FormData | URLSearchParams {
  if (fields.every((field): field is [string, string] => typeof field[1] === "string")) {
    return new URLSearchParams(fields);
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

function newAddress(): string {
  return `fd00:${randomBytes(6)
    .toString("hex")
    .replaceAll(/(....)(?=.)/g, "$1:")}::1`;
}
