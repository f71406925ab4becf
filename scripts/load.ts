import { Agent, request as open } from "node:http";

/** Requests, requests a second, and the median and 99th percentile in milliseconds. */
export interface LoadFigures {
  count: number;
  perSecond: number;
  p50: number;
  p99: number;
}

interface Load {
  address: string;
  method?: string;
  headers?: Record<string, string>;
  body?: () => string;
  connections: number;
  milliseconds: number;
  /** Runs before each request, outside what is timed. */
  before?: () => Promise<unknown>;
}

/** Sends requests over this many kept-alive connections, each as soon as the one before is answered. */
export async function measureLoad(load: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const latencies: number[] = [];
  const end = performance.now() + load.milliseconds;
  async function oneConnection(): Promise<void> {
    while (performance.now() < end) {
      await load.before?.();
      const began = performance.now();
      await request(load, agent);
      latencies.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: load.connections }, oneConnection));
  agent.destroy();
  const sorted = latencies.toSorted((a, b) => a - b);
  const busy = sorted.reduce((sum, latency) => sum + latency, 0) / load.connections;
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    count: sorted.length,
    perSecond: (sorted.length / busy) * 1000,
    p50: at(0.5),
    p99: at(0.99),
  };
}

/** Sends one request that accepts gzip, and returns the length of the body on the wire. */
export function request(
  {
    address,
    method = "GET",
    headers = {},
    body,
  }: Pick<Load, "address" | "method" | "headers" | "body">,
  agent?: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: { "Accept-Encoding": "gzip", ...headers } };
    const sent = open(address, options, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => {
        const isWell = response.statusCode === 200 || response.statusCode === 304;
        return isWell ? resolve(bytes) : reject(new Error(`${response.statusCode} ${address}`));
      });
    });
    sent.on("error", reject);
    sent.end(body?.());
  });
}

/** Formats results: requests a second, their ratio to `beside`, and p50 / p99 in milliseconds. */
export function written({ perSecond, p50, p99 }: LoadFigures, beside?: LoadFigures): string {
  const ratio = beside ? ` (${(perSecond / beside.perSecond).toFixed(2)})` : "";
  return `${perSecond.toFixed(0)}${ratio}, ${p50.toFixed(1)} / ${p99.toFixed(1)}`;
}
