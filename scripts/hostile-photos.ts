import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { MOST_PHOTO_BYTES } from "#app/domain/photos/limits.ts";
import { readPhoto } from "#app/domain/photos/photo.ts";
import { baseline } from "#test/pictures.ts";
import { useOwnState } from "./own-state.ts";

const TIMES = 20;
const HEADER = 'Content-Disposition: form-data; name="a"';
/** Input that is slow to search for boundaries: the runtime's own parser takes 5 seconds for 20 MB of it. */
const PIECES = ["x", "\0", "-", "\r", "\r\n", "\r\n-", "\r\n--x", `\r\n--x\r\n${HEADER}\r\n\r\n`];

/** Prints the CPU that the largest forms with photos cost the whole runtime. Only Linux measures it finely enough. */
export async function benchPhotos(): Promise<void> {
  useOwnState("bench-hostile");
  const { ensureBuild } = await import("./build.ts");
  const { serveBuild } = await import("./local-worker.ts");
  ensureBuild();
  // Not in Node, whose streams and buffers differ from the runtime's.
  const worker = await serveBuild({ port: 0, onLog: () => {} });
  const address = new URL("/nearby/new", await worker.ready);
  const runtime = execFileSync("pgrep", ["-P", String(process.pid), "workerd"], {
    encoding: "utf8",
  }).trim();
  console.log(
    "\nForms of 5 MiB of photos, in milliseconds of the runtime's CPU above a form of nothing:\n",
  );
  let nothing = 0;
  for (const [name, body] of Object.entries(forms())) {
    await send(address, body);
    const before = cpuOf(runtime);
    for (let time = 0; time < TIMES; time += 1) await send(address, body);
    const cpu = (cpuOf(runtime) - before) / TIMES;
    nothing ||= cpu;
    console.log(`  ${name.padEnd(70)} ${(cpu - nothing).toFixed(1).padStart(7)}`);
  }
}

/** Prints what it costs in Node to read the worst photos: JPEGs full of bytes that look like markers. */
export function benchScans(): void {
  console.log("\nA JPEG of 5 MiB, in milliseconds of CPU:\n");
  const rest = MOST_PHOTO_BYTES - baseline.length;
  for (const piece of [[0xff], [0xff, 0], [0xff, 0, 0], [0xff, 0xd0]]) {
    const filler = Buffer.alloc(rest, new Uint8Array(piece));
    const photo = Buffer.concat([baseline.subarray(0, -2), filler, baseline.subarray(-2)]);
    const costs = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      readPhoto(photo);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    console.log(
      `  of ${JSON.stringify(piece).padEnd(67)} ${Math.min(...costs)
        .toFixed(1)
        .padStart(7)}`,
    );
  }
}

function forms(): Record<string, string> {
  const part = (name: string, text: string) =>
    `--x\r\n${HEADER}; filename="${name}"\r\n\r\n${text}\r\n`;
  const noise = Array.from({ length: MOST_PHOTO_BYTES / 4 }, (_, byte) =>
    String.fromCharCode((byte * 2_654_435_761) % 127),
  ).join("");
  const hostile = PIECES.map((piece): [string, string] => {
    const text = piece.repeat(MOST_PHOTO_BYTES / piece.length);
    return [JSON.stringify(piece), `${part("a", text)}--x--`];
  });
  const photos = ["a", "b", "c", "d"].map((name) => part(name, noise));
  return {
    nothing: "--x--",
    "four photos": `${photos.join("")}--x--`,
    ...Object.fromEntries(hostile),
  };
}

async function send(address: URL, body: string): Promise<void> {
  const reply = await fetch(address, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "multipart/form-data; boundary=x",
      Origin: address.origin,
      Connection: "close",
    },
  });
  await reply.text();
}

/** The CPU time of a process in milliseconds; the kernel counts in hundredths of a second. */
function cpuOf(pid: string): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return (Number(user) + Number(system)) * 10;
}
