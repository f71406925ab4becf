import { PARSERS, type Parser } from "./hostile-parsers.ts";
import { benchPhotos, benchScans } from "./hostile-photos.ts";

// What it costs to read the worst input: each parser gets the texts that could trip it up, as large as it lets through.
// The figures are milliseconds of CPU (the limit is 50).
const TIMES = 3;
const KIB = 1_024;

console.log("The worst hostile input of each parser, in milliseconds of CPU:\n");
for (const { name, mostBytes, pieces, fill, type, read } of PARSERS) {
  let worst = { cpu: -1, piece: "" };
  for (const piece of pieces) {
    const length = sizeOf(fill, piece, mostBytes);
    const sent = fill(piece.repeat(length));
    const cpu = await leastCpu(
      () => requestOf(sent, type),
      (request) => read(request, sent),
    );
    if (cpu > worst.cpu) worst = { cpu, piece };
  }
  const size = `${Math.round(mostBytes / KIB)} KiB`;
  console.log(
    `  ${name.padEnd(36)} ${size.padStart(8)} ${worst.cpu.toFixed(1).padStart(7)}  of ${JSON.stringify(worst.piece)}`,
  );
}

benchScans();
await benchPhotos();
process.exit(0);

/** How often to repeat a piece so that the request just stays within the limit, escapes included. */
function sizeOf(fill: Parser["fill"], piece: string, mostBytes: number): number {
  const times = Math.floor(mostBytes / Buffer.byteLength(piece));
  const bytes = Buffer.byteLength(fill(piece.repeat(times)));
  return Math.floor(times * Math.min(1, mostBytes / bytes) * 0.999);
}

async function leastCpu(
  prepare: () => Request,
  act: (request: Request) => unknown,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TIMES; time += 1) {
    const request = prepare();
    const before = process.cpuUsage();
    await act(request);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

function requestOf(text: string, type: string | undefined): Request {
  if (type === undefined) return new Request("http://nukkad.test/");
  const body = new TextEncoder().encode(text);
  return new Request("http://nukkad.test/", {
    method: "POST",
    body,
    headers: { "Content-Type": type },
  });
}
