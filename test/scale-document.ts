const document = import.meta.glob<string>("/docs/scale.md", {
  query: "?raw",
  import: "default",
  eager: true,
})["/docs/scale.md"];

/** The lines of the table in docs/scale.md with this first heading. */
export function tableLines(heading: string): string[] {
  const lines = (document ?? "").split("\n");
  const head = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const table = head < 0 ? [] : lines.slice(head + 2);
  const end = table.findIndex((line) => !line.startsWith("|"));
  return end < 0 ? table : table.slice(0, end);
}

/** A line of such a table, with commas in large numbers. */
export function tableLine(what: string, counts: readonly number[]): string {
  const written = counts.map((count) => count.toLocaleString("en"));
  return `| ${[what, ...written].join(" | ")} |`;
}
