import { all, one } from "./dom.ts";

/** The elements of a dish's name and second name, in a row of the menu or on today's board. */
export function namesIn(li: HTMLElement): [name: HTMLElement, second?: HTMLElement] {
  const [second] = all("[itemprop=alternateName], p > span + small:not(:last-child)", li);
  return [one("[itemprop=name], p > span", li), second];
}
