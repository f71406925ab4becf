import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A network between a phone and the server, which a journey can have fail: the browser's own does not for workers. */
export interface SlowNetwork {
  /** Where the server is for who goes through it. */
  origin: string;
  /** What it does with requests from now on: pass them on, never answer, wait to be let go, or answer with this status. */
  mode: "passes" | "hangs" | "waits" | number;
  /** Passes on what waits, and what comes from now on. */
  letGo: () => void;
  /** What was asked for, in its order, with the tag that was sent and the status of the answer. */
  asked: { path: string; tag: string | undefined; status: number }[];
  close: () => void;
}

/** Opens one in front of `server`, an origin. */
export async function openSlowNetwork(server: string): Promise<SlowNetwork> {
  let waiting: (() => void)[] = [];
  const listener = createServer((asked, reply) => {
    if (network.mode === "hangs") return;
    if (network.mode === "waits") return void waiting.push(() => pass(asked, reply));
    // For an empty one, a whole Chromium shows a page of its own.
    if (typeof network.mode === "number") return void reply.writeHead(network.mode).end("no menu");
    pass(asked, reply);
  });
  function pass(asked: IncomingMessage, reply: ServerResponse): void {
    const { method, headers } = asked;
    const onward = request(server + String(asked.url), { method, headers }, (answer) => {
      network.asked.push(seen(asked, answer));
      reply.writeHead(Number(answer.statusCode), answer.headers);
      answer.pipe(reply);
    });
    onward.on("error", () => reply.destroy());
    asked.pipe(onward);
  }
  await new Promise<void>((resolve) => listener.listen(0, resolve));
  const network: SlowNetwork = {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    mode: "passes",
    letGo() {
      network.mode = "passes";
      for (const go of waiting) go();
      waiting = [];
    },
    asked: [],
    close() {
      listener.close();
      listener.closeAllConnections();
    },
  };
  return network;
}

function seen({ url = "", headers }: IncomingMessage, { statusCode = 0 }: IncomingMessage) {
  return { path: url, tag: headers["if-none-match"], status: statusCode };
}
