import { all } from "./dom.ts";

/** The elements of a dish's name and second name: a description is in the language of the name, that in another. */
export function namesIn(li: HTMLElement): [name: HTMLElement, second?: HTMLElement] {
  const [about = li] = all(".row > span", li);
  const [name = about] = all("span", about);
  const [small] = all("small", about);
  return [name, small?.lang === name.lang ? undefined : small];
}
