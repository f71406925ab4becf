import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parse } from "smol-toml";
import { refuse } from "#scripts/command-line.ts";
import type { Bucket, Row, Stores } from "./stores.ts";

/** Cloudflare's API (developers.cloudflare.com/api) takes 1,200 calls in five minutes, then says how long to wait. */
const LONGEST_WAIT_S = 300;

type Resource<T extends string> = { binding: string } & { [name in T]?: string };

interface Resources {
  d1_databases: Resource<"database_id">[];
  r2_buckets: Resource<"bucket_name">[];
}

type Call = (path: string, init?: RequestInit & { mayBeMissing?: boolean }) => Promise<Response>;

/** The deployed stores, by API: wrangler cannot list keys. Ends the command if a name, account or token is missing. */
export function openRemoteStores(): Stores {
  // Wrangler could read it too, but takes seconds to load.
  const { d1_databases: databases, r2_buckets: buckets } = parse(
    readFileSync("wrangler.toml", "utf8"),
  ) as unknown as Resources;
  const database = nameIn("database_id", databases, "DB");
  const nameOf = (binding: string) => nameIn("bucket_name", buckets, binding);
  const call = callerOf(environment("CLOUDFLARE_ACCOUNT_ID"), environment("CLOUDFLARE_API_TOKEN"));
  return {
    async query(sql, ...params) {
      const body = JSON.stringify({ sql, params });
      const headers = { "Content-Type": "application/json" };
      const reply = await call(`d1/database/${database}/query`, { method: "POST", body, headers });
      const { result } = (await reply.json()) as { result: [{ results: Row[] }] };
      return result[0].results;
    },
    images: openBucket(call, nameOf("IMAGES")),
    evidence: openBucket(call, nameOf("EVIDENCE")),
    copies: openBucket(call, nameOf("COPIES")),
  };
}

function openBucket(call: Call, bucket: string): Bucket {
  const folder = `r2/buckets/${bucket}/objects`;
  const pathOf = (key: string) => `${folder}/${key.split("/").map(encodeURIComponent).join("/")}`;
  return {
    async list(prefix, most, after) {
      const asked = new URLSearchParams({ prefix, per_page: String(most) });
      if (after !== undefined) asked.set("start_after", after);
      const { result } = (await (await call(`${folder}?${asked}`)).json()) as {
        result: { key: string }[];
      };
      return result.map(({ key }) => key);
    },
    async read(key) {
      const reply = await call(pathOf(key), { mayBeMissing: true });
      if (reply.status === 404) return undefined;
      const bytes = new Uint8Array(await reply.arrayBuffer());
      return { bytes, type: reply.headers.get("Content-Type") ?? "" };
    },
    async put(key, { type, bytes }) {
      const body = bytes as Uint8Array<ArrayBuffer>;
      await call(pathOf(key), { method: "PUT", body, headers: { "Content-Type": type } });
    },
  };
}

/** Calls the API, and waits if it has been called too often. Throws on any other failure but an expected 404. */
function callerOf(account: string, token: string): Call {
  const base = process.env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4";
  const call: Call = async (path, { mayBeMissing = false, ...init } = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${token}`);
    const reply = await fetch(`${base}/accounts/${account}/${path}`, { ...init, headers });
    if (reply.status === 429) {
      const seconds = Number(reply.headers.get("Retry-After") ?? LONGEST_WAIT_S);
      await pause(Math.min(seconds, LONGEST_WAIT_S) * 1000);
      return call(path, { mayBeMissing, ...init });
    }
    if (!reply.ok && !(mayBeMissing && reply.status === 404))
      throw new Error(`Cloudflare answered ${reply.status} to ${path}: ${await reply.text()}`);
    return reply;
  };
  return call;
}

function environment(name: string): string {
  return process.env[name] || refuse(`Nothing was done: ${name} is not set.`);
}

/** What wrangler.toml calls the resource of a binding. */
function nameIn<T extends string>(name: T, resources: Resource<T>[], binding: string): string {
  const found = resources.find((resource) => resource.binding === binding)?.[name];
  return found ?? refuse(`Nothing was done: wrangler.toml has no ${name} for ${binding}.`);
}
