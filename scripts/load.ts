import { Agent, get } from "node:http";

/** How a server did under load: requests a second, and the median and 99th percentile in milliseconds. */
export interface LoadFigures {
  perSecond: number;
  p50: number;
  p99: number;
}

interface Load {
  address: string;
  headers?: Record<string, string>;
  connections: number;
  milliseconds: number;
  /** Runs before each request, outside what is timed. */
  before?: () => Promise<unknown>;
}

/** Sends requests over so many kept connections for so long, each as soon as the one before is answered. */
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
  return { perSecond: (sorted.length / busy) * 1000, p50: at(0.5), p99: at(0.99) };
}

/** Requests once, gzip welcome, and gives the length of the body as it came over the wire. */
export function request(
  { address, headers = {} }: Pick<Load, "address" | "headers">,
  agent?: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { "Accept-Encoding": "gzip", ...headers } };
    get(address, options, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => {
        const isWell = response.statusCode === 200 || response.statusCode === 304;
        return isWell ? resolve(bytes) : reject(new Error(`${response.statusCode} ${address}`));
      });
    }).on("error", reject);
  });
}
