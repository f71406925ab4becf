import { decode } from "./forms-in.ts";
import { ORIGIN } from "./visit.ts";

/** The links of the page at `path`: their words or, of a picture, its label, and where they lead, with the query. */
export async function linksIn(
  page: Response,
  path: string,
): Promise<[words: string, address: string][]> {
  const links: [string, string][] = [];
  const rewriter = new HTMLRewriter().on("a[href]", {
    element(element) {
      const { pathname, search } = new URL(
        decode(element.getAttribute("href") ?? ""),
        ORIGIN + path,
      );
      links.push([element.getAttribute("aria-label") ?? "", pathname + search]);
    },
    text({ text }) {
      const link = links.at(-1);
      if (link) link[0] += text;
    },
  });
  await rewriter.transform(page).arrayBuffer();
  return links;
}
