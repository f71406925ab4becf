const WAITS = "wait";

/** Whether whoever opens this address has nothing on this phone to look at meanwhile. */
export function canWait({ searchParams }: URL): boolean {
  return searchParams.has(WAITS);
}

/** The same address for somebody who has nothing to look at. */
export function waitingFor(address: string): string {
  const url = new URL(address);
  url.searchParams.set(WAITS, "");
  return url.href;
}
