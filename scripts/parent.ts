/** npm's process id, passed by package.json, as npm may be gone before a script has loaded. */
const npm = Number(process.env["NUKKAD_PARENT"] ?? process.ppid);

/** Calls `end` once npm is gone: if it was killed, no signal arrives. */
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
