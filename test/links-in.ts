import { decode } from "./forms-in.ts";
import { ORIGIN } from "./visit.ts";

/** The links of the page at `path`: their labels, and where they lead, with the query. */
export async function linksIn(
  page: Response,
  path: string,
): Promise<[words: string, address: string][]> {
  const links: [string, string][] = [];
  let hasLabel = false;
  const rewriter = new HTMLRewriter().on("a[href]", {
    element(element) {
      const { pathname, search } = new URL(
        decode(element.getAttribute("href") ?? ""),
        ORIGIN + path,
      );
      const label = element.getAttribute("aria-label");
      hasLabel = label !== null;
      links.push([label ?? "", pathname + search]);
    },
    text({ text }) {
      const link = links.at(-1);
      if (link && !hasLabel) link[0] += text;
    },
  });
  await rewriter.transform(page).arrayBuffer();
  return links;
}
