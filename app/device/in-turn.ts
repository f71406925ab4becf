type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** A queue of acts: each begins when the one before it has ended, well or badly. Gives and throws what the act does. */
export function newQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
}
