/** An item of https://html.spec.whatwg.org/multipage/microdata.html: its type, and its properties in their order. */
export interface MicrodataItem {
  type: string;
  properties: [name: string, value: string | MicrodataItem][];
}

/** An element that is open: an item, or a property whose value is its text. */
interface Open {
  item?: MicrodataItem;
  text: string;
}

/** The items of a page that are properties of no other; what an item refers to by `itemref` is among its own. */
export async function readMicrodata(html: string): Promise<MicrodataItem[]> {
  const roots: MicrodataItem[] = [];
  const byId = new Map<string, [name: string, MicrodataItem]>();
  const references: [from: MicrodataItem, id: string][] = [];
  const open: Open[] = [];

  function openItem(element: Element, parent: MicrodataItem | undefined): void {
    const item: MicrodataItem = { type: element.getAttribute("itemtype") ?? "", properties: [] };
    const [name, id, ref] = ["itemprop", "id", "itemref"].map((key) => element.getAttribute(key));
    if (ref) references.push([item, ref]);
    if (name && parent) parent.properties.push([name, item]);
    else if (name && id) byId.set(id, [name, item]);
    else roots.push(item);
    open.push({ item, text: "" });
    element.onEndTag(() => void open.pop());
  }

  function openText(element: Element, name: string, parent: MicrodataItem | undefined): void {
    const part = { text: "" };
    open.push(part);
    element.onEndTag(() => {
      open.pop();
      parent?.properties.push([name, unescaped(part.text)]);
    });
  }

  const reader = new HTMLRewriter().on("[itemprop], [itemscope]", {
    element(element) {
      const parent = open.findLast(({ item }) => item)?.item;
      if (element.hasAttribute("itemscope")) return openItem(element, parent);
      const name = element.getAttribute("itemprop") ?? "";
      const value = givenValue(element);
      if (value === undefined) openText(element, name, parent);
      else parent?.properties.push([name, value]);
    },
  });
  reader.on("[itemprop]", {
    text({ text }) {
      for (const part of open) part.text += text;
    },
  });
  await reader.transform(new Response(html)).text();
  for (const [from, id] of references) {
    const property = byId.get(id);
    if (property) from.properties.push(property);
  }
  return roots;
}

function givenValue(element: Element): string | undefined {
  const values = ["content", "href", "value"].map((name) => element.getAttribute(name));
  return values.find((value) => value !== null) ?? undefined;
}

/** A page as it is without what it says to search engines. */
export function withoutMicrodata(html: string): string {
  return html
    .replaceAll(/<(?:link|meta) itemprop="[^>]*>/gi, "")
    .replaceAll(/ (?:itemprop|itemtype|itemref)="[^"]*"| itemscope(?:="")?/gi, "")
    .replaceAll(/₹<span>([^<]*)<\/span>/g, "₹$1")
    .replaceAll(/<data value="[^"]*">([^<]*)<\/data>/g, "$1");
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
