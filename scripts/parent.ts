/** npm's process, which package.json hands over; it may be gone before a script has even loaded. */
const npm = Number(process.env["NUKKAD_PARENT"] ?? process.ppid);

/** Calls `end` once npm is gone, as no signal tells of it when npm was killed. */
export function whenNpmIsGone(end: () => void): void {
  const watch = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
