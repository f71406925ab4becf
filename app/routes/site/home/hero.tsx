import { localPath, privatePath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { StreetCorner } from "./corner/street-corner.tsx";

export function Hero() {
  const { frame, hero } = useMessages("site");
  const { page } = useMessages("ui");
  const language = useLanguage();
  return (
    <div className="hero dusk">
      <div className="hero-words">
        <h1>{page.tagline}</h1>
        <p>{rich(hero.what({ hindi: <span lang="hi" /> }))}</p>
        <p className="actions">
          <a className="button primary" href={privatePath(language, "/nearby")}>
            {hero.lookAround}
          </a>
          <a className="button" href={localPath(language, "/add-shop")}>
            {frame.addShop}
          </a>
        </p>
      </div>
      <StreetCorner />
    </div>
  );
}
