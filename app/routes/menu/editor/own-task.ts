/* Imported first, it lets those after it run in a task of their own: with what they share, they take a slow phone too long. */
await new Promise((resolve) => {
  setTimeout(resolve);
});
