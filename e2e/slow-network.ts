import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A network between a phone and the server, which a journey can have fail: the browser's own does not for workers. */
export interface SlowNetwork {
  /** Where the server is for who goes through it. */
  origin: string;
  /** What it does with requests from now on: pass them on, never answer, or answer with this status. */
  mode: "passes" | "hangs" | number;
  /** What was asked for, in its order, with the tag that was sent and the status of the answer. */
  asked: { path: string; tag: string | undefined; status: number }[];
  close: () => void;
}

/** Opens one in front of `server`, an origin. */
export async function openSlowNetwork(server: string): Promise<SlowNetwork> {
  const listener = createServer((asked, reply) => {
    if (network.mode === "hangs") return;
    if (typeof network.mode === "number") return void reply.writeHead(network.mode).end();
    const onward = request(server + String(asked.url), { headers: asked.headers }, (answer) => {
      network.asked.push(seen(asked, answer));
      reply.writeHead(Number(answer.statusCode), answer.headers);
      answer.pipe(reply);
    });
    onward.on("error", () => reply.destroy());
    onward.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, resolve));
  const network: SlowNetwork = {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    mode: "passes",
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
