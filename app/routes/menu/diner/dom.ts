/** Makes an element with its properties and what is in it. */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Partial<HTMLElementTagNameMap[T]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = Object.assign(document.createElement(tag), properties);
  element.replaceChildren(...children);
  return element;
}

/** Loads a style sheet, then goes on. */
export function whenStyled(href: string, goOn: () => void): void {
  document.head.appendChild(make("link", { rel: "stylesheet", href, onload: goOn }));
}

type Root = Pick<ParentNode, "querySelectorAll">;

/** The elements that a selector finds, in the page or in one of its parts. */
export function all<T extends HTMLElement = HTMLElement>(
  selector: string,
  part: Root = document,
): T[] {
  return [...part.querySelectorAll<T>(selector)];
}

/** The first of them, for what is known to be there. */
export function one(selector: string, part?: Root): HTMLElement {
  return all(selector, part)[0] as HTMLElement;
}

/** Hides an element or shows it. Browsers would style it anew even for the value that it has. */
export function hide(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** Calls `follow` for each click on an element or inside it. */
export function onClick(element: HTMLElement, follow: (event: MouseEvent) => void): void {
  element.addEventListener("click", follow);
}

/** What this browser has kept under a name, or another value if nothing, or where storage is forbidden. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage[name] as string) as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a value under a name; where storage is full or forbidden, only this page knows it. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage[name] = JSON.stringify(value);
  } catch {
    // Nothing to tell a diner: all works but the reload.
  }
}
