import type { Item } from "#app/domain/menus/menus.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import { html, type Html } from "#app/ui/html.ts";
import { langOf, type MenuTexts } from "./menu-texts.ts";

/** The link from a dish to its photo; nothing for one without. item-photo.css reserves its space, so nothing shifts. */
export function itemPhoto({ photoKey, name }: Item, texts: MenuTexts): Html | false {
  if (photoKey === null) return false;
  return html`
    <a class="photo" href="/images/${photoKey}" itemprop="image" aria-label="${name}"${langOf(name, texts)}>
      <img src="/images/${smallKeyOf(photoKey)}" width="72" height="72" loading="lazy" alt="">
    </a>
  `;
}
