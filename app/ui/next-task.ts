/** Ends a task: a slow phone answers a finger between two of them. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
